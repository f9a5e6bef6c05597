/** Browser features that are off on every page that does not name them: for it, and for a frame or script in it. */
const FEATURES = [
	'accelerometer',
	'autoplay',
	'camera',
	'display-capture',
	'encrypted-media',
	'geolocation',
	'gyroscope',
	'hid',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'serial',
	'usb',
]

/** The header of an answer. @param used the features that its page itself uses */
export const permissionsPolicy = (used: readonly string[] = []): string =>
	FEATURES.map((name) => `${name}=(${used.includes(name) ? 'self' : ''})`).join(', ')
