import type { Tx } from '../../../db/database.ts'
import { type Actor, isSignedIn } from '../../../shared/actor.ts'
import type { UserId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../../shared/result.ts'
import { namesOf } from '../../accounts/queries.ts'
import type { AppContext } from '../../app-context.ts'
import { audit } from '../../audit/commands.ts'
import { difference } from '../../audit/rules.ts'
import { authorizedTransaction } from '../../authorized-transaction.ts'
import { isInstaller } from '../../installers/queries.ts'
import { notify } from '../../notifications/commands.ts'
import { mayAssign } from '../policy.ts'
import { type EnquiryRow, findEnquiry, getEnquiry, NOT_FOUND } from '../queries.ts'
import { isAssignable, TOO_LATE } from '../rules.ts'
import type { Enquiry, EnquiryAssignment } from '../schema.ts'
import { enquiryTables } from '../tables.ts'

/**
 * Gives an enquiry to an installer, as if they had taken it; an installer who had it before has it no more.
 * @returns not_signed_in or forbidden for all but admins; not_found; already_closed; conflict where they have it
 * already, or it asks the shop; invalid where there is no such installer
 */
export async function assignEnquiry(
	ctx: AppContext,
	actor: Actor,
	id: string,
	input: EnquiryAssignment,
): Promise<Result<Enquiry>> {
	const installerId = input.installerId as UserId
	const assigned = await authorizedTransaction(mayAssign(actor), ctx, async ({ tx, at }) => {
		const before = await findEnquiry(tx, id)
		if (!before) return fail('not_found', NOT_FOUND)
		if (before.asks !== 'installer') return fail('conflict', message('enquiries.asks_shop'))
		if (!isAssignable(before.status)) return fail('already_closed', TOO_LATE[before.status])
		if (before.installer_id === installerId)
			return fail('conflict', message('enquiries.has_it_already'))
		if (!(await isInstaller(tx, ctx.policy, installerId)))
			return failField('installerId', message('enquiries.no_installer'))
		const after = await enquiryTables(tx)
			.updateTable('enquiries')
			.set({ status: 'taken', installer_id: installerId, taken_at: at, updated_at: at })
			.where('id', '=', id)
			.where('status', '=', before.status)
			.where('installer_id', before.installer_id ? '=' : 'is', before.installer_id)
			.returningAll()
			.executeTakeFirst()
		if (!after) return fail('already_closed', TOO_LATE.taken)
		await record(tx, actor, before, after)
		await tell(tx, actor, before, after)
		return ok(undefined)
	})
	return assigned.ok ? getEnquiry(ctx, actor, id) : assigned
}

async function record(tx: Tx, actor: Actor, before: EnquiryRow, after: EnquiryRow) {
	const names = await namesOf(
		tx,
		[before, after].flatMap((row) => row.installer_id ?? []),
	)
	const facts = ({ status, installer_id: by }: EnquiryRow) => ({
		status,
		installer: by && (names.get(by) ?? by),
	})
	const { id, name, pin, updated_at: at } = after
	const about = { kind: 'enquiry', subjectId: id, subject: `${name}, ${pin}` } as const
	const changes = difference(facts(before), facts(after))
	await audit(tx, actor, at, [{ action: 'assigned', ...about, ...changes }])
}

/** Tells its installer, the one before, its sender where nobody had it, and the viewers of a list. */
async function tell(tx: Tx, actor: Actor, before: EnquiryRow, after: EnquiryRow) {
	const { number, name, pin, user_id: sender, installer_id: installer, updated_at: at } = after
	const link = '/installer/enquiries'
	const about = { type: 'info', at } as const
	const had = before.installer_id
	const isOwn = isSignedIn(actor) && sender === actor.id
	const quiet = { message: message('enquiries.step_done', { step: 'take' }), quiet: true, ...about }
	await notify(tx, [
		...(installer
			? [
					{
						to: { userId: installer },
						link,
						...about,
						message: message('enquiries.given', { number, name, pin }),
					},
				]
			: []),
		...(had
			? [
					{
						to: { userId: had },
						link,
						...about,
						message: message('enquiries.was_changed', { number, name, pin, step: 'release' }),
					},
				]
			: []),
		...(sender && !had && !isOwn
			? [
					{
						to: { userId: sender },
						link: '/account/enquiries',
						...about,
						message: message('enquiries.sender_taken', { number }),
					},
				]
			: []),
		{ to: { role: 'Admin' }, link: '/admin/enquiries', ...quiet },
		{ to: { role: 'Installer' }, link, ...quiet },
	])
}
