"""Starts Swift's servers in the current folder, where their settings are: swift-servers.py ACCOUNT CONTAINER OBJECT (ports).

Prints the processes. They come from one, so that Swift is loaded once: nine calls of swift-ring-builder and four servers
one by one take ten times as much of the processor.
"""

import os
import runpy
import sys

from swift.common import utils

# Sooner than the servers do it, because it looks through everything that is loaded.
utils.eventlet_monkey_patch()

import swift.account.server
import swift.container.server
import swift.obj.server
import swift.proxy.server
from swift.common.ring import RingBuilder


def make_ring(name: str, port: int) -> None:
    ring = RingBuilder(part_power=4, replicas=1, min_part_hours=1)
    address = {"ip": "127.0.0.1", "port": port, "replication_ip": "127.0.0.1", "replication_port": port}
    ring.add_dev({**address, "region": 1, "zone": 1, "device": "d1", "weight": 1, "meta": ""})
    ring.rebalance()
    ring.get_ring().save(f"{name}.ring.gz")


def serve(name: str) -> None:
    os.setsid()
    log = os.open(f"{name}.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(log, stream)
    sys.argv = [f"/usr/bin/swift-{name}-server", f"{name}.conf"]
    runpy.run_path(sys.argv[0], run_name="__main__")


for name, port in zip(("account", "container", "object"), sys.argv[1:]):
    make_ring(name, int(port))
for name in ("account", "container", "object", "proxy"):
    process = os.fork()
    if process == 0:
        serve(name)
        sys.exit(1)
    print(process, flush=True)
