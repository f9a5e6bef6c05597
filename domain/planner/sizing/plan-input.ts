import type { Day } from '../../../shared/calendar.ts'
import type { Fact } from '../../facts/schema.ts'
import type { TariffBook } from '../../tariffs/book.ts'
import type { Unproven } from '../internal/law/lawful.ts'
import type { PlanRequest } from './schema.ts'

/** The inputs of a plan besides the catalogue. */
export interface PlanInput {
	request: PlanRequest
	facts: readonly Fact[]
	/** At least the tariffs that the place of the plan needs. */
	book: TariffBook
	today: Day
	/** The treatment of products with unchecked documents. */
	unproven: Unproven
}
