import { inTransaction } from '../../../../db/transaction.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { notify } from '../../../notifications/commands.ts'
import { sameSerial } from '../../rules.ts'
import { installationTables } from '../../tables.ts'

/** The form of a number that is unique in the whole store; null where the store lets two orders have it. */
export const claimOf = ({ policy }: AppContext, serial: string): string | null =>
	policy.completion === 'refuse' ? sameSerial(serial) : null

/** A refusal of the first number that another order has: the other order is shown to admins alone. */
export function claimedElsewhere(
	serials: readonly string[],
	kept: readonly string[],
): Result<void> | null {
	const fields = Object.fromEntries(
		serials.flatMap((serial, index) =>
			kept.includes(serial)
				? []
				: [[`serials.${index}`, message('installations.serial_elsewhere', { serial })] as const],
		),
	)
	const [why] = Object.values(fields)
	return why ? fail('invalid', why, { fields }) : null
}

/** Tells admins which other orders have one of these numbers, where there are such. */
export async function tellOfClaims(
	ctx: AppContext,
	orderId: OrderId,
	serials: readonly string[],
): Promise<void> {
	const claims = serials.flatMap((serial) => claimOf(ctx, serial) ?? [])
	if (claims.length === 0) return
	await inTransaction(ctx.db, async (tx) => {
		const taken = await installationTables(tx)
			.selectFrom('installation_serials')
			.select(['order_id', 'serial'])
			.where('claim', 'in', claims)
			.where('order_id', '<>', orderId)
			.orderBy('serial')
			.execute()
		const about = { link: `/admin/orders/${orderId}`, orderId, at: ctx.now() }
		await notify(
			tx,
			taken.map(({ order_id: otherId, serial }) => ({
				to: { role: 'Admin' as const },
				type: 'warning' as const,
				message: message('installations.serial_in_two', { serial, orderId, otherId }),
				...about,
			})),
		)
	})
}
