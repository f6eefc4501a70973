// The device data that the browser's calls send; Node has no screen.
Object.assign(globalThis, { screen: { width: 390, height: 844 } });
