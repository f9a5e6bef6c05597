import type { Database, Tx } from '../../../db/database.ts'
import { type Actor, hasRole, isSignedIn } from '../../../shared/actor.ts'
import type { UserId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import type { StorePolicy } from '../../../shared/modes.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { namesOf } from '../../accounts/queries.ts'
import type { AppContext } from '../../app-context.ts'
import { audit } from '../../audit/commands.ts'
import { difference } from '../../audit/rules.ts'
import { authorizedTransaction } from '../../authorized-transaction.ts'
import { notify } from '../../notifications/commands.ts'
import { type EnquiryFacts, may, mayEver, mayNote, maySee, notYours } from '../policy.ts'
import {
	type EnquiryRow,
	factsOf,
	findEnquiry,
	getEnquiry,
	NOT_FOUND,
	offerTo,
} from '../queries.ts'
import { type EnquiryStep, next, TOO_LATE } from '../rules.ts'
import type { Enquiry } from '../schema.ts'
import { enquiryTables } from '../tables.ts'
import { mailAnswered } from './mail-answered.ts'
import { dueAt, promisedDay } from './promise-rules.ts'

/** The enquiry, where the actor may take the step with it. */
async function enquiryFor(
	db: Database,
	{ policy }: AppContext,
	actor: Actor,
	id: string,
	step: EnquiryStep,
): Promise<Result<EnquiryRow>> {
	const row = await findEnquiry(db, id)
	if (!row) return fail('not_found', NOT_FOUND)
	const judged = judge(actor, step, factsOf(row, await offerTo(db, policy, actor)))
	return judged.ok ? ok(row) : judged
}

/** Whether the caller may take the step with this enquiry, as it is now. */
export async function mayApplyTransition(
	ctx: AppContext,
	actor: Actor,
	id: string,
	step: EnquiryStep,
): Promise<Result<unknown>> {
	const allowed = mayEver(actor, step)
	return allowed.ok ? enquiryFor(ctx.db, ctx, actor, id, step) : allowed
}

/** The texts written with a step: a note for the people who work with the enquiry, and a reply to its sender. */
interface Said {
	note?: string | null | undefined
	reply?: string | null | undefined
}

/**
 * Takes one step with an enquiry, with its audit row and notifications. It is changed only as it was
 * read, so of two who come at once one wins.
 * @returns not_signed_in or forbidden by role, or for a note of its sender; not_found for one the caller may not see;
 * already_closed; conflict for a reply to somebody without an account and a mail address
 */
export async function stepEnquiry(
	ctx: AppContext,
	actor: Actor,
	id: string,
	step: EnquiryStep,
	{ note = null, reply = null }: Said = {},
): Promise<Result<Enquiry>> {
	const stepped = await authorizedTransaction(mayEver(actor, step), ctx, async ({ tx, at }) => {
		const found = await enquiryFor(tx, ctx, actor, id, step)
		if (!found.ok) return found
		const before = found.value
		if (note !== null && !mayNote(actor, { installerId: before.installer_id }))
			return notYours(step)
		const status = next(before.status, step, before.installer_id !== null, reply !== null)
		if (!status) return fail('already_closed', TOO_LATE[before.status])
		if (reply !== null && !before.email && !before.user_id)
			return fail('conflict', message('enquiries.nowhere_to_reply'))
		const after = await enquiryTables(tx)
			.updateTable('enquiries')
			.set({
				status,
				updated_at: at,
				...changesOf(step, actor, ctx.policy, before, reply, at),
				note: note ?? undefined,
			})
			.where('id', '=', id)
			.where('status', '=', before.status)
			.where('installer_id', before.installer_id ? '=' : 'is', before.installer_id)
			.returningAll()
			.executeTakeFirst()
		if (!after) {
			const now = await findEnquiry(tx, id)
			return fail('already_closed', TOO_LATE[now?.status ?? 'closed'])
		}
		await record(tx, actor, step, before, after)
		await notifyOfStep(tx, actor, step, before, after)
		if (step === 'answer') await mailAnswered(ctx, tx, after)
		return ok(undefined)
	})
	return stepped.ok ? getEnquiry(ctx, actor, id) : stepped
}

function judge(actor: Actor, step: EnquiryStep, facts: EnquiryFacts): Result<void> {
	if (may(actor, step, facts)) return ok(undefined)
	// An installer who comes too late has seen the enquiry while it was open: it is taken, not unknown.
	if (step === 'take' && hasRole(actor, 'Installer') && facts.isOffered)
		return fail('already_closed', TOO_LATE[facts.status])
	return maySee(actor, facts) ? notYours(step) : fail('not_found', NOT_FOUND)
}

function changesOf(
	step: EnquiryStep,
	actor: Actor,
	{ answerPromise }: StorePolicy,
	{ status }: EnquiryRow,
	reply: string | null,
	at: number,
) {
	switch (step) {
		case 'take':
			return { installer_id: isSignedIn(actor) ? actor.id : null, taken_at: at }
		case 'release':
			return { installer_id: null, taken_at: null }
		case 'answer':
			return { answered_at: at, reply }
		case 'reopen':
			return {
				answered_at: null,
				// A sender who asks again after it was closed waits from now on.
				due_at: status === 'closed' ? dueAt(promisedDay(answerPromise, at, null)) : undefined,
			}
		case 'close':
			return {}
	}
}

const DONE: Record<EnquiryStep, string> = {
	take: 'taken',
	answer: 'answered',
	release: 'released',
	close: 'closed',
	reopen: 'reopened',
}

async function record(
	tx: Tx,
	actor: Actor,
	step: EnquiryStep,
	before: EnquiryRow,
	after: EnquiryRow,
) {
	const ids = [before, after].flatMap((row) => row.installer_id ?? [])
	const names = await namesOf(tx, ids)
	const nameOf = (id: UserId | null) => id && (names.get(id) ?? id)
	const audited = ({ status, installer_id, note, reply }: EnquiryRow) => ({
		status,
		installer: nameOf(installer_id),
		note,
		reply,
	})
	const { id, name, pin, updated_at: at } = after
	await audit(tx, actor, at, [
		{
			action: DONE[step],
			kind: 'enquiry',
			subjectId: id,
			subject: `${name}, ${pin}`,
			...difference(audited(before), audited(after)),
		},
	])
}

/** Notifies the sender, an installer who loses the enquiry to an admin, and the viewers of a list. */
async function notifyOfStep(
	tx: Tx,
	actor: Actor,
	step: EnquiryStep,
	before: EnquiryRow,
	after: EnquiryRow,
) {
	const { user_id: sender, installer_id: installer, updated_at: at } = after
	const list: Parameters<typeof notify>[1] = []
	const actorId = isSignedIn(actor) ? actor.id : null
	const toSender = SENDER_MESSAGE[step]
	if (sender && toSender && sender !== actorId)
		list.push({
			to: { userId: sender },
			message: message(toSender, { number: after.number }),
			type: 'success',
			link: '/account/enquiries',
			at,
		})
	const had = before.installer_id ?? installer
	if (had && had !== actorId && step !== 'take')
		list.push({
			to: { userId: had },
			message: message('enquiries.was_changed', {
				number: after.number,
				name: after.name,
				pin: after.pin,
				step,
			}),
			type: 'info',
			link: '/installer/enquiries',
			at,
		})
	const quiet = {
		message: message('enquiries.step_done', { step }),
		type: 'info',
		quiet: true,
		at,
	} as const
	list.push(
		{ to: { role: 'Admin' }, link: '/admin/enquiries', ...quiet },
		{ to: { role: 'Installer' }, link: '/installer/enquiries', ...quiet },
	)
	await notify(tx, list)
}

const SENDER_MESSAGE = {
	take: 'enquiries.sender_taken',
	answer: 'enquiries.sender_answered',
	close: 'enquiries.sender_closed',
	release: null,
	reopen: null,
} as const satisfies Record<EnquiryStep, string | null>
