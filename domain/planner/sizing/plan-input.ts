import type { Day } from '../../../shared/calendar.ts'
import type { DeliveryWay } from '../../delivery/price-rules.ts'
import type { ReferenceRow } from '../../reference-data/schema.ts'
import type { TariffBook } from '../../tariffs/book.ts'
import type { Unproven } from '../internal/law/lawful.ts'
import type { PlanRequest } from './schema.ts'

/** The inputs of a plan besides the catalogue. */
export interface PlanInput {
	request: PlanRequest
	referenceData: readonly ReferenceRow[]
	/** At least the tariffs that the place of the plan needs. */
	book: TariffBook
	today: Day
	/** The treatment of products with unchecked documents. */
	unproven: Unproven
	/** Whether installation is offered there; where it is not, a plan has no estimate of it. */
	installs: boolean
	/** The way by which goods come where nobody installs; null where delivery costs nothing of its own. */
	delivery?: DeliveryWay | null
}
