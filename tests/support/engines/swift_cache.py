"""What Swift's proxy remembers of accounts and buckets, in itself: without a memcached it asks for them with each request."""

from time import monotonic


class Memory:
    """The part of a memcached's client that the proxy uses."""

    def __init__(self):
        self.values = {}

    def get(self, key, **_):
        value, end = self.values.get(key, (None, 0))
        return value if end > monotonic() else None

    def set(self, key, value, time=0, **_):
        self.values[key] = (value, monotonic() + time if time else float("inf"))

    def delete(self, key, **_):
        self.values.pop(key, None)

    def incr(self, key, delta=1, time=0):
        value = max(0, int(self.get(key) or 0) + int(delta))
        self.set(key, value, time=time)
        return value

    def decr(self, key, delta=1, time=0):
        return self.incr(key, -int(delta), time)

    def set_multi(self, mapping, server_key, time=0, **_):
        for key, value in mapping.items():
            self.set(key, value, time=time)

    def get_multi(self, keys, server_key, **_):
        return [self.get(key) for key in keys]


def filter_factory(*_, **__):
    memory = Memory()

    def remembering(app):
        def serve(env, start_response):
            env["swift.cache"] = memory
            return app(env, start_response)

        return serve

    return remembering
