import type { Tx } from '../../db/database.ts'
import { nextNumber } from '../../db/next-number.ts'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import { newId, type OrderId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit, ofOrder } from '../audit/commands.ts'
import { authorizedTransaction, type Change } from '../authorized-transaction.ts'
import { sameSerial } from '../installations/rules.ts'
import { notedSerials } from '../installations/serials/noted-serials.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { findOrder, NOT_FOUND } from '../orders/queries.ts'
import { mayHandleClaims } from './policy.ts'
import { claimsOf, listClaims, stepsOf } from './queries.ts'
import { isOpenClaim, nextStates } from './rules.ts'
import type { ClaimStep, ClaimUndo, NewClaim, OrderClaims } from './schema.ts'
import { type ClaimTables, claimTables } from './tables.ts'

type ClaimRow = ClaimTables['warranty_claims']

interface Handling extends Change<SignedIn> {
	id: OrderId
	/** Of the order, the latest first. */
	claims: ClaimRow[]
}

/** Changes the claims of an order, locked. @returns as `mayHandleClaims`; not_found; as `make` */
async function handleClaims(
	ctx: AppContext,
	actor: Actor,
	id: string,
	make: (handling: Handling) => Promise<Result<void>>,
): Promise<Result<OrderClaims>> {
	const made = await authorizedTransaction(mayHandleClaims(actor), ctx, async (change) => {
		await lockOrder(change.tx, id as OrderId)
		const order = await findOrder(change.tx, id)
		if (!order) return fail('not_found', NOT_FOUND)
		return make({ ...change, id: order.id, claims: await claimsOf(change.tx, order.id) })
	})
	return made.ok ? listClaims(ctx, actor, id) : made
}

/** Whether another claim of the same serial number is open. */
const hasOpen = (claims: readonly ClaimRow[], serial: string, n?: number): boolean =>
	claims.some(
		(claim) =>
			claim.n !== n && isOpenClaim(claim.state) && sameSerial(claim.serial) === sameSerial(serial),
	)

const openAlready = (serial: string) => fail('conflict', message('claims.open_already', { serial }))

const nameOf = ({ n, serial }: Pick<ClaimRow, 'n' | 'serial'>) => `${n}, ${serial}`

/**
 * Opens a claim for a product by a serial number that was noted at its installation.
 * @returns as `mayHandleClaims`; not_found; invalid for another number; conflict where one is open for it
 */
export const openClaim = (
	ctx: AppContext,
	actor: Actor,
	orderId: string,
	{ productId, serial, reason }: NewClaim,
) =>
	handleClaims(ctx, actor, orderId, async ({ tx, who, at, id, claims }) => {
		const noted = (await notedSerials(tx, id)).find(
			(each) => each.product_id === productId && sameSerial(each.serial) === sameSerial(serial),
		)
		if (!noted) return failField('serial', message('claims.not_noted', { serial }))
		if (hasOpen(claims, serial)) return openAlready(noted.serial)
		const tables = claimTables(tx)
		const n = await nextNumber(tables.selectFrom('warranty_claims').where('order_id', '=', id))
		const claim = { order_id: id, n, product_id: noted.product_id, serial: noted.serial, reason }
		await tables
			.insertInto('warranty_claims')
			.values({ ...claim, state: 'claimed', opened_at: at, closed_at: null })
			.execute()
		await addStep(tx, { id, n, step: 1, state: 'claimed', note: null, by: who.name, at })
		await audit(tx, who, at, [
			{ action: 'warranty claimed', ...ofOrder(id), after: { claim: nameOf(claim), reason } },
		])
		return ok(undefined)
	})

interface NewStep {
	id: OrderId
	n: number
	step: number
	state: ClaimRow['state']
	note: string | null
	by: string
	at: number
}

const addStep = (tx: Tx, { id, n, step, state, note, by, at }: NewStep) =>
	claimTables(tx)
		.insertInto('warranty_claim_steps')
		.values({
			id: newId(),
			order_id: id,
			n,
			step,
			state,
			note,
			done_by: by,
			created_at: at,
		})
		.execute()

const setState = (tx: Tx, { order_id, n }: ClaimRow, state: ClaimRow['state'], at: number) =>
	claimTables(tx)
		.updateTable('warranty_claims')
		.set({ state, closed_at: isOpenClaim(state) ? null : at })
		.where('order_id', '=', order_id)
		.where('n', '=', n)
		.execute()

const NO_CLAIM = message('claims.not_found')

/** Says how far a claim is. @returns as `mayHandleClaims`; not_found; conflict where it cannot go there from its state */
export const takeClaimStep = (
	ctx: AppContext,
	actor: Actor,
	{ id: orderId, n }: { id: string; n: number },
	{ state, note }: ClaimStep,
) =>
	handleClaims(ctx, actor, orderId, async ({ tx, who, at, id, claims }) => {
		const claim = claims.find((each) => each.n === n)
		if (!claim) return fail('not_found', NO_CLAIM)
		if (!nextStates(claim.state).includes(state))
			return fail('conflict', message('claims.moved_on', { state: claim.state }))
		const before = (await stepsOf(tx, id)).filter((each) => each.n === n)
		const step = { id, n, step: before.length + 1, state, note: note ?? null, by: who.name, at }
		await addStep(tx, step)
		await setState(tx, claim, state, at)
		await audit(tx, who, at, [
			{
				action: 'warranty claim changed',
				...ofOrder(id),
				before: { claim: nameOf(claim), state: claim.state },
				after: { claim: nameOf(claim), state, note: note || undefined },
			},
		])
		return ok(undefined)
	})

/**
 * Takes the last step of a claim back: it is as it was before.
 * @returns as `mayHandleClaims`; not_found; conflict where its last step is another one, or another claim of its number
 * was opened meanwhile
 */
export const undoClaimStep = (
	ctx: AppContext,
	actor: Actor,
	{ id: orderId, n }: { id: string; n: number },
	{ state }: ClaimUndo,
) =>
	handleClaims(ctx, actor, orderId, async ({ tx, who, at, id, claims }) => {
		const claim = claims.find((each) => each.n === n)
		if (!claim) return fail('not_found', NO_CLAIM)
		const steps = (await stepsOf(tx, id)).filter((each) => each.n === n)
		const [last, earlier] = steps.toReversed()
		if (claim.state !== state || !last || !earlier)
			return fail('conflict', message('claims.moved_on', { state: claim.state }))
		if (hasOpen(claims, claim.serial, n)) return openAlready(claim.serial)
		await claimTables(tx).deleteFrom('warranty_claim_steps').where('id', '=', last.id).execute()
		await setState(tx, claim, earlier.state, at)
		await audit(tx, who, at, [
			{
				action: 'warranty claim step undone',
				...ofOrder(id),
				before: { claim: nameOf(claim), state, note: last.note || undefined },
				after: { claim: nameOf(claim), state: earlier.state },
			},
		])
		return ok(undefined)
	})
