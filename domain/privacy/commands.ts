import type { Tx } from '../../db/database.ts'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import { closeAccount } from '../accounts/administration/close-account.ts'
import { confirmPassword } from '../accounts/passwords/confirm-password.ts'
import { removeAddressesOf } from '../addresses/commands.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { deleteCartOf } from '../cart/maintenance.ts'
import { deleteNotesAbout } from '../contacts/commands.ts'
import { anonymiseQuotationsOf } from '../documents/quotations/anonymise.ts'
import { deleteEnquiriesOf } from '../enquiries/deletion.ts'
import { deleteInstallerOf } from '../installers/commands.ts'
import { removeListViewsOf } from '../list-views/commands.ts'
import { deleteMailsTo } from '../mail/deletion.ts'
import { unsubscribeAddress } from '../newsletter/commands.ts'
import { deleteNotificationsOf } from '../notifications/commands.ts'
import { deleteReviewsOf } from '../reviews/deletion.ts'
import { removePlansOf } from '../saved-plans/commands.ts'
import { deleteAlertsOf } from '../stock-alerts/commands.ts'
import { deletePapersOfAccount } from '../subsidy/deletion.ts'
import { contactsOf } from './internal/contacts.ts'
import { owedToAccount } from './internal/owed.ts'
import { ownerOf } from './policy.ts'
import { openOrdersOf } from './queries.ts'
import { expiryOf, readToken, signedText } from './rules.ts'
import type { DataExport } from './schema.ts'

const EXPIRED = message('privacy.download_expired')
const PURPOSE = 'download of own data'

/** The password typed, and the network it came from. */
interface Confirmation {
	password: string
	network: string
}

async function confirmedOwner(ctx: AppContext, actor: Actor, confirmation: Confirmation) {
	const owner = ownerOf(actor)
	if (!owner.ok) return owner
	const confirmed = await confirmPassword(ctx, owner.value, confirmation)
	return confirmed.ok ? owner : confirmed
}

/** Makes a token with which the account's data can be downloaded for a while, once the password is right. */
export async function confirmExport(
	ctx: AppContext,
	actor: Actor,
	confirmation: Confirmation,
): Promise<Result<DataExport>> {
	const owner = await confirmedOwner(ctx, actor, confirmation)
	if (!owner.ok) return owner
	const expiresAt = expiryOf(ctx.now())
	const signature = ctx.keyedHash(PURPOSE, signedText(owner.value.id, expiresAt))
	return ok({ token: `${expiresAt}.${signature}`, expiresAt: new Date(expiresAt).toISOString() })
}

/** The account whose data a token opens: the caller's own. */
export function ownerByToken(ctx: AppContext, actor: Actor, token: string): Result<SignedIn> {
	const owner = ownerOf(actor)
	if (!owner.ok) return owner
	const read = readToken(token)
	const isRight =
		read &&
		read.expiresAt > ctx.now() &&
		ctx.keyedHash(PURPOSE, signedText(owner.value.id, read.expiresAt)) === read.signature
	return isRight ? owner : failField('token', EXPIRED)
}

/** Closes the caller's account and deletes their personal data. Their orders stay, for as long as tax law wants. */
export async function deleteOwnAccount(
	ctx: AppContext,
	actor: Actor,
	confirmation: Confirmation,
): Promise<Result<void>> {
	const owner = await confirmedOwner(ctx, actor, confirmation)
	const deleted = await authorizedTransaction(owner, ctx, ({ tx, who }) =>
		deleteWithin(tx, ctx, who),
	)
	// Its reviews no longer count.
	if (deleted.ok) await ctx.catalogue.refresh()
	return deleted
}

async function deleteWithin(
	tx: Tx,
	ctx: AppContext,
	{ id, email }: SignedIn,
): Promise<Result<void>> {
	const closed = await closeAccount(tx, id, ctx.now())
	if (!closed.ok) return closed
	const [open] = await openOrdersOf(tx, id)
	if (open) return fail('conflict', message('privacy.open_orders', { id: open.id }))
	const asked = (await owedToAccount(tx, id)).find(({ asksDestination }) => asksDestination)
	if (asked) return fail('conflict', message('privacy.money_owed', asked))
	await deleteNotesAbout(tx, await contactsOf(tx, { id, email }))
	for (const remove of [
		deleteCartOf,
		removeAddressesOf,
		removePlansOf,
		removeListViewsOf,
		deleteNotificationsOf,
		deleteEnquiriesOf,
		deleteInstallerOf,
		deleteMailsTo,
	])
		await remove(tx, id)
	await anonymiseQuotationsOf(tx, id, ctx.now())
	await unsubscribeAddress(tx, email)
	await deleteAlertsOf(tx, { id, email })
	await deleteReviewsOf(tx, id, ctx.now())
	await deletePapersOfAccount(tx, id)
	return ok(undefined)
}
