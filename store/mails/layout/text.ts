import type { MailShop } from '../../../domain/mail/mailer.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Message, Say } from '../../../shared/messages/types.ts'
import type { Block, MailContent } from '../content.ts'

export interface Reading {
	content: MailContent
	/** The name the mail greets; null where it greets nobody by name. */
	name: string | null
	shop: MailShop
	say: Say
}

/** The mail as plain text, by the same content as the HTML. */
export function textOf({ content, name, shop, say }: Reading): string {
	const parts = [
		say(content.title),
		say(message('mail.greeting', { name })),
		...content.blocks.map((block) => blockText(block, shop, say)),
		say(message('mail.closing', { shop: shop.name })),
		'-- ',
		[say(content.reason), ...contactOf(shop)].join('\n'),
	]
	return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`
}

/** The shop's details in the foot of a mail, line by line. */
export const contactOf = ({ name, contact }: MailShop): string[] =>
	[name, contact.address, contact.phone, contact.email].filter((line) => line !== '')

export const wordsOf = (value: string | Message, say: Say): string =>
	typeof value === 'string' ? value : say(value)

function blockText(block: Block, { publicUrl }: MailShop, say: Say): string {
	switch (block.kind) {
		case 'text':
		case 'note':
			return say(block.message)
		case 'button':
			return `${say(block.label)}:\n${publicUrl}${block.path}`
		case 'quote':
			return block.text
				.split('\n')
				.map((line) => `> ${line}`)
				.join('\n')
		case 'facts':
			return block.facts
				.map(
					({ label, value }) =>
						`${wordsOf(label, say)}: ${wordsOf(value, say).replaceAll('\n', ', ')}`,
				)
				.join('\n')
		case 'items': {
			const lines = block.items.map(
				({ name, quantity, amount }) => `${quantity} × ${name}: ${amount}`,
			)
			const sums = [...block.beside, block.total].map(
				({ label, amount }) => `${wordsOf(label, say)}: ${amount}`,
			)
			return [...lines, ...sums].join('\n')
		}
	}
}
