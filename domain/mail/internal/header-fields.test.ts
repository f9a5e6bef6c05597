import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { decoded, fieldOf, headerLines, mailboxOf } from '../../../test/mail/header.ts'
import { outgoingMail } from '../../../test/mail/outgoing.ts'
import { startMailServer } from '../../../test/mail-server.ts'
import { SECTIONS } from '../../settings/schema.ts'
import type { OutgoingMail } from '../mailer.ts'
import { openSmtp } from '../smtp.ts'

const MAIL = outgoingMail()

/** A mail sent over the wire, as a mail program reads it. */
async function sender() {
	const server = await startMailServer()
	const transport = openSmtp(server.url, { connectMs: 2000, answerMs: 2000 })
	onTestFinished(transport.close)
	return async (mail: Partial<OutgoingMail>) => {
		await transport.send({ ...MAIL, ...mail })
		const { source = '' } = server.received.pop() ?? {}
		const lines = headerLines(source)
		// A longer one is a single word that cannot be broken.
		for (const line of lines) if (line.length > 78) expect(line.trim()).not.toMatch(/ .* /)
		expect(lines.filter((line) => line.length > 998 || line.trim() === '')).toEqual([])
		return {
			from: mailboxOf(fieldOf(source, 'From')),
			to: mailboxOf(fieldOf(source, 'To')),
			subject: decoded(fieldOf(source, 'Subject')),
			source,
		}
	}
}

const NAMES = [
	'सोलर, Pune & Co.',
	'सूर्योदय सोलर एनर्जी सिस्टम्स एंड सर्विसेज प्राइवेट लिमिटेड, पुणे, महाराष्ट्र 411038',
	'Suryodaya Solar',
	'Solar, Wind & Co.; "the best" <really> (Pune) [India] @home: \\o/',
	"O'Brien's Énergie Solaire",
	'Two  spaces',
	'=?UTF-8?Q?Somebody_else?=',
	'see =?utf-8?q?a b?= here',
	'☀️👩🏽‍🔧 Solar 👨‍👩‍👧‍👦',
	'x'.repeat(80),
	'"',
	'\\',
	'.',
	'a\nb',
	`a${' '.repeat(78)}b`,
	'\u00a0nbsp\u200d',
	`a${'\u0301'.repeat(70)}`,
	`${'स्ट्र'.repeat(15)}`,
]

describe('a name over the wire', () => {
	it.each(NAMES)('%j is shown as it was given', async (name) => {
		const send = await sender()
		const { from, to } = await send({
			from: { name, address: 'help@shop.example' },
			to: { name, address: 'asha@example.com' },
		})
		expect(from).toEqual({ name, address: 'help@shop.example' })
		expect(to).toEqual({ name, address: 'asha@example.com' })
	})

	it('is the same for every name that the settings take', async () => {
		const send = await sender()
		const { senderName: schema } = SECTIONS.mail.shape
		const text = fc.oneof(
			fc.string({ unit: 'grapheme', maxLength: 80 }),
			fc.string({ unit: 'binary', maxLength: 80 }),
			fc.string({
				unit: fc.constantFrom(' ', '=?', '?=', 'q?', '"', '\\', 'a', 'é', 'सो', '\r\n'),
				maxLength: 40,
			}),
		)
		const names = text
			.map((given) => schema.safeParse(given).data ?? '')
			.filter((name) => name !== '')
		await fc.assert(
			fc.asyncProperty(names, async (name) => {
				const { from } = await send({ from: { name, address: 'help@shop.example' } })
				expect(from.name).toBe(name)
			}),
			{ numRuns: 300 },
		)
	})

	it('has its domain in the letters of all servers, and an address without a name is alone', async () => {
		const send = await sender()
		const { to } = await send({ to: { name: '', address: 'asha@सूर्य.भारत' } })
		expect(to).toEqual({ name: '', address: 'asha@xn--s2bbx4b2c.xn--h2brj9c' })
	})
})

it('a long name is broken into encoded words where its reader sees a gap, or between characters', async () => {
	const send = await sender()
	const encoded = async (name: string) => {
		const { source } = await send({ from: { name, address: 'help@shop.example' } })
		return [...fieldOf(source, 'From').matchAll(/=\?\S+\?=/g)].map(([word]) => decoded(word))
	}
	expect(await encoded('सूर्योदय सोलर एनर्जी सिस्टम्स एंड सर्विसेज')).toEqual([
		'सूर्योदय सोलर ',
		'एनर्जी ',
		'सिस्टम्स एंड ',
		'सर्विसेज',
	])
	for (const word of await encoded('स्ट्र'.repeat(15))) expect(word).toMatch(/^(?:स्ट्र)+$/)
})

it('a subject is read as it was given', async () => {
	const send = await sender()
	const words = fc
		.string({
			unit: fc.oneof(
				fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
				fc.constantFrom(' ', '=?', '?=', '?q?', '₹', 'a'),
			),
			maxLength: 120,
		})
		.map((text) => text.trim())
		.filter((text) => text.isWellFormed() && text !== '')
	await fc.assert(
		fc.asyncProperty(words, async (subject) => {
			expect((await send({ subject })).subject).toBe(subject)
		}),
		{ numRuns: 200 },
	)
	for (const subject of [
		'Order =?utf-8?q?hi?= received',
		'Your order – ₹1,23,456 नमस्ते',
		'y'.repeat(300),
	])
		expect((await send({ subject })).subject).toBe(subject)
})
