import type { Day } from '../../../shared/calendar.ts'
import type { Fact } from '../../facts/schema.ts'
import type { TariffBook } from '../../tariffs/book.ts'
import type { Unproven } from '../internal/law/lawful.ts'
import type { PlanRequest } from './schema.ts'

/** What a plan is made of besides the catalogue. */
export interface PlanInput {
	request: PlanRequest
	facts: readonly Fact[]
	/** At least what the place of the plan needs. */
	book: TariffBook
	today: Day
	/** What becomes of products whose documents nobody has checked. */
	unproven: Unproven
}
