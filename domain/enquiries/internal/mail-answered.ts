import type { Tx } from '../../../db/database.ts'
import { addressesOf } from '../../accounts/queries.ts'
import type { AppContext } from '../../app-context.ts'
import { sendMail } from '../../mail/commands.ts'
import type { EnquiryRow } from '../queries.ts'

/** Mails the sender the reply, or that an installer has answered. */
export async function mailAnswered(ctx: AppContext, tx: Tx, enquiry: EnquiryRow): Promise<void> {
	const { id, number, name, user_id: sender, installer_id: installer, reply } = enquiry
	if (!ctx.policy.sendsMail || (!installer && reply === null)) return
	const people = await addressesOf(
		tx,
		[sender, installer].filter((each) => each !== null),
	)
	const account = sender ? people.get(sender) : undefined
	const email = enquiry.email ?? account?.email
	if (!email) return
	await sendMail(ctx, tx, [
		{
			event: `enquiry ${id} answered at ${enquiry.answered_at}`,
			template: 'enquiry-answered',
			to: { email, name },
			accountId: sender,
			data: {
				number,
				installer: (installer && people.get(installer)?.name) ?? '',
				reply,
				path: sender ? '/account/enquiries' : null,
			},
		},
	])
}
