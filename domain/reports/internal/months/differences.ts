import type { Actor } from '../../../../shared/actor.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import type { Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { closingOf, exportsOfClosing } from '../../../closed-months/queries.ts'
import { allFilesOf } from '../../../documents/accounting/month-exports.ts'
import type { MonthDifferences } from '../../months/month-schema.ts'
import { mayReport } from '../../policy.ts'
import { differingFiles } from './difference-rules.ts'

/** What the exports of a closed month would be today that they were not when it was filed (admin). */
export const monthDifferences = (
	ctx: AppContext,
	actor: Actor,
	month: string,
): Promise<Result<MonthDifferences>> =>
	authorizedRead(mayReport(actor), async () => {
		const closing = await closingOf(ctx.db, month)
		if (!closing) return { filedOn: null, filedBy: null, files: [] }
		const filed = await exportsOfClosing(ctx.db, closing.id)
		return {
			filedOn: dayAt(closing.closed_at),
			filedBy: closing.closed_by,
			files: differingFiles(filed, await allFilesOf(ctx, month)),
		}
	})
