import type { Tx } from '../../db/database.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import type { OrderId, ProductId, UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { recorded } from '../../shared/messages/record.ts'
import { fail, failField, ok } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { notify } from '../notifications/commands.ts'
import { replaceReferences } from '../orders/listing/order-references.ts'
import { applyTransition } from '../orders/transitions/apply-transition.ts'
import { rowOfOrder } from '../rows-of-order.ts'
import { issueHandOver } from './internal/hand-over-documents.ts'
import { auditJob, changeJob, type OpenJob } from './internal/job.ts'
import type { Once } from './internal/once.ts'
import { partsOf, progressOf, serialsOf } from './internal/progress.ts'
import { claimedElsewhere, claimOf, tellOfClaims } from './internal/serials/claim-serials.ts'
import { NO_STEP, stepNamed } from './internal/steps.ts'
import { isConfirmable, standsAgainst, wrongSerials } from './rules.ts'
import type { ChecklistChange, ChecklistStep, Completion, Serials } from './schema.ts'
import { serialColumns } from './serials/serial-columns.ts'
import { installationTables, NO_APPOINTMENT, NO_SURVEY } from './tables.ts'

async function notifyDone({ tx, order, at }: OpenJob, step: ChecklistStep) {
	if (!order.user_id) return
	const about = { link: `/orders/${order.id}`, orderId: order.id, at }
	await notify(tx, [
		{
			to: { userId: order.user_id },
			message: message('installations.step_done', { step, orderId: order.id }),
			type: 'info',
			...about,
		},
	])
}

/**
 * Ticks a step of the checklist, or takes the tick back; keeps or empties its note.
 * @returns not_found for an unknown step
 */
export const changeStep = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	name: string,
	{ done, note }: ChecklistChange,
	once?: Once,
) =>
	changeJob(ctx, actor, id, 'work', { once }, async (job) => {
		const step = stepNamed(name)
		if (!step) return fail('not_found', NO_STEP)
		const { tx, order, at } = job
		const tables = installationTables(tx)
		const known = await rowOfOrder(tables, 'installation_steps', order.id, { step })
		const wasDone = Boolean(known?.done_at)
		const isDone = done ?? wasDone
		const newNote = note === undefined ? (known?.note ?? null) : note || null
		const set = {
			note: newNote,
			done_at: isDone ? (known?.done_at ?? at) : null,
			done_by: isDone ? (known?.done_by ?? (isSignedIn(actor) ? actor.name : null)) : null,
		}
		await tables
			.insertInto('installation_steps')
			.values({ order_id: order.id, step, ...set })
			.onConflict((conflict) => conflict.columns(['order_id', 'step']).doUpdateSet(set))
			.execute()
		await auditJob(
			job,
			'changed',
			{ [step]: { done: wasDone, note: known?.note ?? null } },
			{ [step]: { done: isDone, note: newNote } },
		)
		if (isDone && !wasDone) await notifyDone(job, step)
		return ok(undefined)
	})

/**
 * Sets the serial numbers of one product of the order.
 * @returns invalid when there are more than were ordered, one is there twice, or another order has it
 */
export async function setSerials(
	ctx: AppContext,
	actor: Actor,
	id: string,
	given: Serials,
	once?: Once,
) {
	const set = await writeSerials(ctx, actor, id, given, once)
	// A refusal has rolled back all writes.
	if (!set.ok && set.problem.code === 'invalid')
		await tellOfClaims(ctx, id as OrderId, given.serials)
	return set
}

const writeSerials = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ productId, serials }: Serials,
	once?: Once,
) =>
	changeJob(ctx, actor, id, 'work', { once }, async (job) => {
		const { tx, order, at } = job
		const product = productId as ProductId
		const part = (await partsOf(tx, [order.id])).get(order.id)?.get(product)
		if (!part) {
			const why = message('installations.product_not_ordered')
			return failField('productId', why)
		}
		const known = await serialsOf(tx, order.id)
		const others = known.filter((each) => each.product_id !== product).map(({ serial }) => serial)
		const wrong = wrongSerials(serials, part.quantity, others) ?? {}
		const [why] = Object.values(wrong)
		if (why) return fail('invalid', why, { fields: wrong })
		await installationTables(tx)
			.deleteFrom('installation_serials')
			.where('order_id', '=', order.id)
			.where('product_id', '=', product)
			.execute()
		if (serials.length > 0) {
			const kept = await installationTables(tx)
				.insertInto('installation_serials')
				.values(
					serials.map((serial, index) => ({
						order_id: order.id,
						product_id: product,
						...serialColumns(serial),
						claim: claimOf(ctx, serial),
						// In the order in which they were given.
						created_at: at + index,
					})),
				)
				.onConflict((conflict) => conflict.doNothing())
				.returning('serial')
				.execute()
			const elsewhere = claimedElsewhere(
				serials,
				kept.map(({ serial }) => serial),
			)
			if (elsewhere) return elsewhere
		}
		await replaceReferences(tx, order.id, 'serial', [...others, ...serials])
		const before = known.filter((each) => each.product_id === product).map(({ serial }) => serial)
		await auditJob(job, 'changed', { [productId]: before }, { [productId]: serials })
		return ok(undefined)
	})

/**
 * Completes the installation with the customer's name as sign-off; the order is then installed.
 * @returns conflict naming the missing parts, unless the store only asks and the caller has confirmed
 */
export const completeInstallation = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	given: Completion,
	once?: Once,
) =>
	changeJob(ctx, actor, id, 'work', { once }, async (job) => {
		const { customerName, signature = null, confirmed } = given
		const { tx, order, row, at } = job
		const progress = await progressOf(ctx, tx, order.id, row)
		const { missing } = progress
		const completing = { status: order.status, completion: ctx.policy.completion, confirmed }
		if (standsAgainst(missing, completing).length > 0)
			return fail(
				'conflict',
				message('messages.several', { messages: missing.map((each) => each.message) }),
				{
					facts: { missing, confirmable: isConfirmable(completing) },
				},
			)
		const note = message('installations.signed_off', { name: customerName })
		const stepped = await applyTransition(ctx, tx, actor, order, 'install', { note, at })
		if (!stepped.ok) return stepped
		await installationTables(tx)
			.updateTable('installations')
			.set({ customer_name: customerName, signature, completed_at: at })
			.where('order_id', '=', order.id)
			.execute()
		const lacked = missing.map((each) => recorded(each.message))
		await auditJob(
			job,
			'completed',
			{ customerName: null },
			{ customerName, missing: lacked.length > 0 ? lacked : undefined },
		)
		return issueHandOver(ctx, job, progress, customerName)
	})

/**
 * Gives the installation of an order to another installer; an unconfirmed appointment ends. Does nothing where there is
 * none yet.
 */
export async function handOver(tx: Tx, orderId: OrderId, installerId: UserId): Promise<void> {
	await installationTables(tx)
		.updateTable('installations')
		.set({ installer_id: installerId })
		.where('order_id', '=', orderId)
		.execute()
	await installationTables(tx)
		.updateTable('installations')
		.set(NO_APPOINTMENT)
		.where('order_id', '=', orderId)
		.where('appointment_state', 'in', ['proposed', 'change-requested'])
		.execute()
	await installationTables(tx)
		.updateTable('installations')
		.set(NO_SURVEY)
		.where('order_id', '=', orderId)
		.where('survey_state', 'in', ['proposed', 'change-requested'])
		.execute()
}
