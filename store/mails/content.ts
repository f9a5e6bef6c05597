import type { MailShop } from '../../domain/mail/mailer.ts'
import type { MailData, MailTemplate } from '../../domain/mail/templates.ts'
import type { Message, MessageCode, ParamsOf } from '../../shared/messages/message.ts'

export interface Fact {
	label: string | Message
	value: string | Message
}

export interface Item {
	name: string
	quantity: string
	/** With its currency. */
	amount: string
}

/** A sum of an order. */
export interface Sum {
	label: string | Message
	/** With its currency. */
	amount: string
}

/** A part of a mail; `layout/blocks.tsx` shows it as HTML, `layout/text.ts` as text. */
export type Block =
	| { kind: 'text'; message: Message }
	| { kind: 'button'; label: Message; path: string }
	| { kind: 'facts'; facts: Fact[] }
	| {
			kind: 'items'
			items: Item[]
			/** Sums beside the goods, above the total. */
			beside: Sum[]
			total: Sum
	  }
	/** A person's words. */
	| { kind: 'quote'; text: string }
	| { kind: 'note'; message: Message }

export interface MailContent {
	subject: Message
	/** At the head of the mail; `blocks` follow the greeting. */
	title: Message
	blocks: Block[]
	/** Why its recipient gets it. */
	reason: Message
}

/** How one mail reads. */
export interface Template<T extends MailTemplate> {
	/** @param shop its name and how to reach it */
	content: (data: MailData[T], shop: Pick<MailShop, 'name' | 'contact'>) => MailContent
	/** The data that previews show it with. */
	sample: MailData[T]
}

/** The prefix of a mail's codes, for mails whose subject says no more than this. */
export type WordsBySubject<Params> = {
	[C in MessageCode]: C extends `${infer W extends `mail.${string}`}.subject`
		? Params extends ParamsOf<C>
			? W
			: never
		: never
}[MessageCode]
