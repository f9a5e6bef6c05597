import { expect, it, vi } from 'vitest'
import { isMultipart } from './multipart.ts'

const BOUNDARY = '----a-boundary'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const field = (name: string, value: string, more = '') =>
	`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const END = `--${BOUNDARY}--\r\n`

/** The form as its parser reads it. */
const asTaken = (body: string, type: string) =>
	new Response(body, { headers: { 'content-type': type } }).formData().then(
		() => true,
		() => false,
	)

it('is a form exactly where it can be read as one', async () => {
	const file = field('image', 'x'.repeat(300), '; filename="a.png"\r\nContent-Type: image/png')
	const bodies = [
		`${field('a', '1')}${file}${END}`,
		`${field('a', '')}${END}`,
		`\r\n${field('a', '1')}${END}`,
		END,
		`${field('a', '\r\n\r\nmore\r\n\r\n')}${field('b', `--${BOUNDARY}`)}${END}`,
		field('a', '1'),
		`${field('a', '1')}--${BOUNDARY}`,
		`preamble\r\n${field('a', '1')}${END}`,
		`--${BOUNDARY}\r\n\r\nno head\r\n${END}`,
		`--${BOUNDARY}\r\nContent-Disposition: attachment\r\n\r\n1\r\n${END}`,
		`--other\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--other--\r\n`,
		file.slice(0, 60),
		'',
	]
	const types = [TYPE, `multipart/form-data; boundary="${BOUNDARY}"`, 'multipart/form-data']
	for (const type of types)
		for (const body of bodies)
			expect(await isMultipart(Buffer.from(body), type), `${type} ${body.slice(0, 90)}`).toBe(
				await asTaken(body, type),
			)
})

it('is found out without copying what the form holds', async () => {
	const concat = vi.spyOn(Buffer, 'concat')
	const body = Buffer.from(`${field('image', 'x'.repeat(5_000_000), '; filename="a.png"')}${END}`)
	expect(await isMultipart(body, TYPE)).toBe(true)
	expect(Buffer.concat(concat.mock.calls[0]?.[0] as Buffer[]).length).toBeLessThan(300)
})
