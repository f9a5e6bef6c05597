import type { Tx } from '../../../../db/database.ts'
import { transact } from '../../../../db/transaction.ts'
import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { rateLimited } from '../../../../shared/requests/rate-limited.ts'
import { fail, failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { canSendMail, sendMail } from '../../../mail/commands.ts'
import type { AddressChange, MyAddress } from '../../addresses/address-schema.ts'
import { lockAccount } from '../../administration/lock-account.ts'
import { hasConfirmedAddress } from '../../queries.ts'
import { isTwoFactorOn, type MyCall, provenOwner } from '../two-factor/my-try.ts'
import {
	ADDRESS_PATH,
	type AddressPurpose,
	awaitedAddress,
	makeAddressLink,
	waitForLink,
	withdrawChanges,
} from './address-links.ts'

const NOT_SIGNED_IN = fail('not_signed_in', message('accounts.log_in_for_address'))
const NO_MAIL = fail('conflict', message('accounts.sends_no_mail'))

const owner = (actor: Actor): Result<SignedIn> =>
	actor.kind === 'user' ? ok(actor) : NOT_SIGNED_IN

/** One's own address, and whether it is known to be one's own. */
export async function readAddress(ctx: AppContext, actor: Actor): Promise<Result<MyAddress>> {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	const awaited = await awaitedAddress(ctx.db, actor.id, ctx.now())
	return ok({
		email: actor.email,
		confirmed: await hasConfirmedAddress(ctx.db, actor.id),
		changeable: canSendMail(ctx),
		awaited: awaited?.email ?? null,
	})
}

/** Makes the next link of a purpose, unless there were many. */
async function nextLink(
	tx: Tx,
	who: SignedIn,
	{ purpose, email }: { purpose: AddressPurpose; email: string },
	at: number,
): Promise<Result<string>> {
	await lockAccount(tx, who.id)
	const waitMs = await waitForLink(tx, who.id, purpose, at)
	if (waitMs > 0)
		return {
			ok: false,
			problem: rateLimited(message('accounts.many_address_links'), Math.ceil(waitMs / 1000)),
		}
	return ok(await makeAddressLink(tx, { id: who.id, purpose, email }, at))
}

/** Has a link mailed by which one's own address is confirmed. */
export function askForConfirmation(ctx: AppContext, actor: Actor): Promise<Result<void>> {
	return authorizedTransaction(owner(actor), ctx, async ({ tx, who, at }) => {
		if (!canSendMail(ctx)) return NO_MAIL
		if (await hasConfirmedAddress(tx, who.id))
			return fail('conflict', message('accounts.address_confirmed_already'))
		const link = await nextLink(tx, who, { purpose: 'confirm', email: who.email }, at)
		if (!link.ok) return link
		await sendMail(ctx, tx, [
			{
				event: `address of ${who.id} at ${at}`,
				template: 'confirm-address',
				to: who,
				accountId: who.id,
				data: { path: ADDRESS_PATH, secret: link.value },
			},
		])
		return ok(undefined)
	})
}

/**
 * Has a link mailed to a new address, which replaces the present one once it is followed, and notifies the present
 * address. Whether the new address has an account already is not said here: only a reader of its mail may know.
 */
export async function askForChange(
	ctx: AppContext,
	actor: Actor,
	{ email, currentPassword, code }: AddressChange,
	from: MyCall,
): Promise<Result<void>> {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	if (!canSendMail(ctx)) return NO_MAIL
	if (email === actor.email) {
		const same = message('accounts.same_address')
		return failField('email', same)
	}
	const asksCode = await isTwoFactorOn(ctx, actor)
	if (asksCode && code === undefined) {
		const missing = message('accounts.code_required')
		return failField('code', missing)
	}
	const given = { currentPassword, code: asksCode ? (code ?? null) : null }
	const proven = await provenOwner(ctx, actor, given, from)
	if (!proven.ok) return proven
	return transact(ctx.db, async (tx) => {
		const at = ctx.now()
		await lockAccount(tx, actor.id)
		await withdrawChanges(tx, actor.id, at)
		const link = await nextLink(tx, actor, { purpose: 'change', email }, at)
		if (!link.ok) return link
		const written = { event: `new address of ${actor.id} at ${at}`, accountId: actor.id }
		await sendMail(ctx, tx, [
			{
				...written,
				template: 'confirm-address',
				to: { email, name: actor.name },
				data: { path: ADDRESS_PATH, secret: link.value },
			},
			{
				...written,
				template: 'address-change',
				to: actor,
				data: { path: '/forgot-password', email },
			},
		])
		return ok(undefined)
	})
}
