import type { Tx } from '../../../../db/database.ts'
import { type Actor, isSignedIn } from '../../../../shared/actor.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { addressesOf } from '../../../accounts/queries.ts'
import type { AppContext } from '../../../app-context.ts'
import { sendMail } from '../../../mail/commands.ts'

interface Issued {
	id: string
	secret: string
	name: string
	/** Paise. */
	total: number
	/** `YYYY-MM-DD` */
	validUntil: string
	/** That was given for the delivery. */
	email: string | null
}

/**
 * Mails a quotation to its recipient, where an address is known; a recipient without an account reads it by its secret.
 */
export async function mailQuotation(
	ctx: AppContext,
	tx: Tx,
	actor: Actor,
	{ id, secret, name, total, validUntil, email: given }: Issued,
): Promise<void> {
	const own = isSignedIn(actor) ? await myAddress(tx, actor.id) : null
	const email = given ?? own
	if (!email) return
	const isOwn = email === own
	const path = `/quotations/${id}`
	const way = isOwn ? { path } : { path: `${path}?key=`, secret }
	await sendMail(ctx, tx, [
		{
			event: `quotation ${id}`,
			template: 'quotation-issued',
			to: { email, name },
			accountId: isOwn && isSignedIn(actor) ? actor.id : null,
			data: { ...way, total, validUntil },
		},
	])
}

const myAddress = async (tx: Tx, id: UserId) => (await addressesOf(tx, [id])).get(id)?.email ?? null
