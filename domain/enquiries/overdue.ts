import { countOf } from '../../db/count.ts'
import type { AppContext } from '../app-context.ts'
import { matching } from './internal/list.ts'

/** How many enquiries are not answered though their promised day is over. */
export const countOverdue = (ctx: AppContext): Promise<number> =>
	countOf(matching(ctx, { due: 'overdue' }))
