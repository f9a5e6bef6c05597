import type { Span } from '../../shared/format/dates.ts'
import {
	type Given,
	type Message,
	type MessageCode,
	message,
} from '../../shared/messages/message.ts'
import type { Block } from './content.ts'
import { type Linked, linkOf } from './link.ts'

export const text = <C extends MessageCode>(code: C, ...params: Given<C>): Block => ({
	kind: 'text',
	message: message(code, ...params),
})

export const note = <C extends MessageCode>(code: C, ...params: Given<C>): Block => ({
	kind: 'note',
	message: message(code, ...params),
})

export const button = (label: Message, path: string): Block => ({ kind: 'button', label, path })

/** The way to the order. */
export const orderButton = (link: Linked, label: Message = message('mail.button.order')): Block =>
	button(label, linkOf(link))

/** The way to the page that asks where a refund goes. */
export const destinationButton = ({ path, secret }: Linked): Block =>
	button(
		message('mail.button.destination'),
		linkOf({ path: path.replace(/^[^?]+/, '$&/refund'), secret }),
	)

/** When the installer comes, and for which order. */
export const visit = (
	span: Span,
	orderId: string,
	what: 'survey' | 'installation' = 'installation',
): Block => ({
	kind: 'facts',
	facts: [
		...(what === 'survey'
			? [{ label: message('mail.label.visit'), value: message('mail.visit_survey') }]
			: []),
		{ label: message('mail.label.when'), value: message('installations.at', { span }) },
		{ label: message('mail.label.order'), value: orderId },
	],
})

/** A person's words, with their introduction; nothing where there are none. */
export const quoted = (before: Message, text: string | null): Block[] =>
	text === null
		? []
		: [
				{ kind: 'text', message: before },
				{ kind: 'quote', text },
			]
