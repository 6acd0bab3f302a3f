import msgspec

from aevum.versions.own import own_program

print(msgspec.json.encode(own_program()).decode())
