/** A picture of one pixel. */
export const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
)

/** It as a file that a page sends. */
export const PNG_FILE = { name: 'pixel.png', mimeType: 'image/png', buffer: PNG }
