import { transactPart } from '../../../../db/transaction.ts'
import type { Actor } from '../../../../shared/actor.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import { bulkResult, inLockingOrder } from '../../../../shared/lists/bulk.ts'
import { message } from '../../../../shared/messages/message.ts'
import { recorded } from '../../../../shared/messages/record.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import { authorizedTransaction, type Change } from '../../../authorized-transaction.ts'
import type { BulkChange, ChangedWithMessages, FieldChange } from '../../bulk/bulk-schema.ts'
import { changeWithin } from '../../commands.ts'
import { LARGE_CHANGE_PCT } from '../../limits.ts'
import { canManageProducts } from '../../policy.ts'
import { BULK_FIELDS } from '../../rules.ts'
import { lockProducts } from '../../stock.ts'
import { isLarge } from '../csv/price-changes.ts'

const changedInsteadOf = ({ id, before, after }: FieldChange): FieldChange => ({
	id,
	before: after,
	after: before,
})

/** Writes one entry for all of a field that was changed: its values before and after, by the ids of the products. */
async function auditChanges(
	{ tx, at }: Pick<Change<unknown>, 'tx' | 'at'>,
	actor: Actor,
	changes: readonly FieldChange[],
) {
	const done = BULK_FIELDS.flatMap((field) => {
		const of = changes.filter(({ after }) => after[field] !== undefined)
		const values = (side: 'before' | 'after') =>
			Object.fromEntries(of.map((each) => [each.id, each[side][field] ?? null]))
		return of.length === 0
			? []
			: {
					action: 'changed',
					kind: 'product' as const,
					subjectId: '',
					subject: recorded(message('catalogue.field_of_products', { field, count: of.length })),
					before: values('before'),
					after: values('after'),
				}
	})
	await audit(tx, actor, at, done)
}

/**
 * Changes price, category or tax class of several products in one transaction, each that still is as it was previewed.
 * @returns invalid where prices change much and nobody has said yes: nothing is changed then
 */
export async function changeProducts(
	ctx: AppContext,
	actor: Actor,
	{ changes, large }: BulkChange,
): Promise<Result<ChangedWithMessages>> {
	const count = large ? 0 : changes.filter(isLarge).length
	const wanted = new Map(changes.map((change) => [change.id, change]))
	const chosen = inLockingOrder([...wanted.keys()]) as ProductId[]
	const done = await authorizedTransaction(canManageProducts(actor), ctx, async ({ tx, at }) => {
		if (count > 0)
			return fail('invalid', message('import.large_changes', { count, pct: LARGE_CHANGE_PCT }))
		await lockProducts(tx, chosen)
		const results: { id: ProductId; result: Result<void> }[] = []
		for (const id of chosen) {
			const { before, after } = wanted.get(id) as FieldChange
			const change = { ...after, expected: before }
			const result = await transactPart(tx, () =>
				changeWithin(tx, ctx, actor, id, change, at, async () => {}),
			)
			results.push({ id, result })
		}
		const changed = results.flatMap(({ id, result }) => (result.ok ? (wanted.get(id) ?? []) : []))
		await auditChanges({ tx, at }, actor, changed)
		return ok({ results, undo: changed.map(changedInsteadOf) })
	})
	if (!done.ok) return done
	await ctx.catalogue.refresh()
	const { results, undo } = done.value
	return ok({ ...bulkResult(results, (id) => ctx.catalogue.anyById(id)?.name ?? null), undo })
}
