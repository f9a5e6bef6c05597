import { expect, it } from 'vitest'
import { whyUnreadable } from './small-photo'

const head = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
	['\0\0\0\x24ftypheic', /HEIC/],
	['\0\0\0\x1cftypmif1', /HEIC/],
	['\xff\xd8\xff\xe1\x00\x18Exif\0\0', /12 megapixels/],
	['\x89PNG\r\n\x1a\n\0\0\0\r', /12 megapixels/],
	['%PDF-1.7\n%\xe2', /must be a picture/],
	['', /must be a picture/],
])('a file that begins with %j says what helps', (text, words) => {
	expect(whyUnreadable(head(text))).toMatch(words)
})
