"""Settings of the property tests."""

from hypothesis import HealthCheck, settings

# A busy machine is not an error, and a run that fails must fail again.
settings.register_profile(
    "engine",
    deadline=None,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("engine")
