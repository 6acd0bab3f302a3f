"""The front door: what `import aevum` offers. It stands above engine, scene, terminal and bots."""
