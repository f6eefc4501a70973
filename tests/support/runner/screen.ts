// What the browser's calls tell of the device; Node has no screen.
Object.assign(globalThis, { screen: { width: 390, height: 844 } });
