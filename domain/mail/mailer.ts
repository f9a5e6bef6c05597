import type { Database } from '../../db/database.ts'
import type { UserId } from '../../shared/ids.ts'
import type { MailData, MailTemplate } from './templates.ts'

/** A mail to render; with a null `name` it has no greeting. */
export type MailToRender = {
	[T in MailTemplate]: { template: T; name: string | null; data: MailData[T] }
}[MailTemplate]

/** The shop's details that mails are rendered with. */
export interface MailShop {
	/** The origin that links begin with. */
	publicUrl: string
	name: string
	/** The address of its picture; null where it has none. */
	logo: string | null
	contact: { email: string; phone: string; address: string }
}

export interface RenderedMail {
	subject: string
	html: string
	text: string
}

/** Puts a mail into words and into the shop's look. */
export type RenderMail = (mail: MailToRender, shop: MailShop) => Promise<RenderedMail>

/** A document of the store, by its kind and by what it is of. */
export interface CarriedDocument {
	kind: string
	about: string
}

export interface Attachment {
	filename: string
	content: Buffer
	contentType: 'application/pdf'
}

export interface Address {
	name: string
	address: string
}

export interface OutgoingMail extends RenderedMail {
	messageId: string
	from: Address
	replyTo?: string | undefined
	to: Address
	attachments?: Attachment[]
	/** By their names. */
	headers?: Record<string, string>
}

/** How mails leave the store. */
export interface MailTransport {
	/**
	 * Hands a mail over to the server.
	 * @throws FailedForGood where the server will never take it; any other error where it may later
	 */
	send(mail: OutgoingMail): Promise<void>
	close(): void
}

/** The store's means of sending mail; `transport` is null where it has no server to hand mails to. */
export interface Mailer {
	render: RenderMail
	/** The sample data of a mail's preview. */
	sample: (template: MailTemplate) => Promise<MailToRender>
	transport: MailTransport | null
	/** Whether a mail to this address has been answered: others are written to with care. */
	isConfirmed: (db: Database, address: string) => Promise<boolean>
	/**
	 * Documents as PDF files, without those that there are none of; null while one is still to be issued.
	 * @throws Error where one cannot be drawn now
	 */
	attachments: (documents: readonly CarriedDocument[]) => Promise<Attachment[] | null>
	/** Every admin who is not suspended. */
	admins: (db: Database) => Promise<{ id: UserId; name: string; email: string }[]>
}
