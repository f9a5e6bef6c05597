import { resetMail } from '../domain/accounts/links/reset-mail.ts'
import { deviceMail } from '../domain/accounts/login/device-links.ts'
import { guessesMail } from '../domain/accounts/login/guesses.ts'
import { signUpMail } from '../domain/accounts/sign-up/sign-up-mail.ts'
import { type JobKind, JobRunner } from '../domain/jobs/runner.ts'
import { mailDelivery } from '../domain/mail/delivery.ts'
import type { OutgoingMail } from '../domain/mail/mailer.ts'
import type { MailTemplate } from '../domain/mail/templates.ts'
import type { OpenStore } from '../store/open.ts'

/** The mails of a template that a store has put down, sent or not. */
export const mailsOf = ({ db }: OpenStore, template: MailTemplate) =>
	db.selectFrom('mails').selectAll().where('template', '=', template).execute()

/**
 * Has the store's mails put in a list instead of sent, in the order in which they were written: they are sent side by
 * side, and none waits for another. @param others kinds of jobs that are done as well @returns the
 * list, a function that sends the due ones, and one that has them refused from then on
 */
export function keepMails(store: OpenStore, others: JobKind[] = []) {
	const mails: OutgoingMail[] = []
	let failure: Error | null = null
	store.mailer.transport = {
		send: async (mail) => {
			if (failure) throw failure
			mails.push(mail)
		},
		close: () => {},
	}
	// Where no documents are issued, no mail waits for one.
	if (!others.some(({ name }) => name === 'tax-invoice')) store.mailer.attachments = async () => []
	const runner = new JobRunner(
		() => store,
		[mailDelivery, resetMail, signUpMail, deviceMail, guessesMail, ...others],
	)
	const failWith = (error: Error | null) => {
		failure = error
	}
	const deliver = async () => {
		await runner.runDue()
		await sortByWriting(store, mails)
	}
	return { mails, deliver, failWith }
}

async function sortByWriting({ db }: OpenStore, mails: OutgoingMail[]): Promise<void> {
	const rows = await db.selectFrom('mails').select(['message_id', 'created_at']).execute()
	const writtenAt = new Map(rows.map((row) => [row.message_id, row.created_at]))
	const at = ({ messageId }: OutgoingMail) => writtenAt.get(messageId) ?? 0
	mails.sort((a, b) => at(a) - at(b))
}
