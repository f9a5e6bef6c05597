import { type Message, message } from '../../../../../shared/messages/message.ts'
import type { KnownTariff } from '../../../../tariffs/book.ts'
import { timeOfDayCounted } from '../../../../tariffs/rules.ts'
import type { PlanWithMessages } from '../../../sizing/answer/answer-schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { joined } from '../../join-messages.ts'
import { memoize } from '../../memoize.ts'
import type { Terms } from '../search/terms.ts'
import { lessSureParts, sourceOf } from './row-source.ts'

type Weighed = Pick<Terms, 'billing' | 'billedBy' | 'assumedPrice' | 'sanctioned' | 'commissioning'>

// Rows are the same objects for many plans.
const sourceOfTariff = memoize((known: KnownTariff) =>
	sourceOf('tariff', { ...known, asOf: known.as_of }),
)

/** Why bills by a tariff are rough; null where it is the connection's own, as published. */
export function roughNote({ billing, billedBy, sanctioned }: Weighed): Message | null {
	if (!billing || billing.roughPct === 0) return null
	const { fit, known, company: of, roughPct: pct } = billing
	switch (fit) {
		case 'other-load':
			return message('planner.tariff.other_load', { of, pct, kw: sanctioned.kw })
		case 'other-company':
			return message('planner.tariff.other_company', { of, pct, company: billedBy.company })
		case 'ended':
			return message('planner.tariff.ended', { of, pct, until: known.validTo ?? '' })
		default:
			return message('planner.tariff.unconfirmed', { of, pct })
	}
}

/** Other reservations about a tariff's figures; null where there are none. */
function figuresNote(
	{ billing, billedBy }: Weighed,
	{ customer }: Pick<PlanRequest, 'customer'>,
): Message | null {
	if (!billing) return null
	const { company, companies, isAssumed } = billedBy
	if (isAssumed && company !== null)
		return message('planner.tariff.assumed_company', {
			company,
			others: companies.map((each) => each.company).filter((each) => each !== company),
		})
	if (customer === 'society') return message('planner.tariff.society')
	const { weak, isOwn } = billing.known
	if (isOwn) return weak.length > 0 ? message('planner.tariff.weak_own', { weak }) : null
	const parts = lessSureParts(weak)
	return parts.length > 0 ? message('planner.tariff.weak', { parts }) : null
}

/** A tariff that should have been reviewed by the day of connection; null for any other. */
function reviewNote({ billing, commissioning }: Weighed): Message | null {
	const { reviewBy = null, validTo = null } = billing?.known ?? {}
	if (!reviewBy || reviewBy >= commissioning || validTo) return null
	return message('planner.tariff.review', { on: reviewBy })
}

/** Reservations about a tariff; null where there are none. */
function tariffNote(terms: Weighed, request: Pick<PlanRequest, 'customer'>): Message | null {
	const notes = [roughNote(terms), figuresNote(terms, request), reviewNote(terms)]
	const said = notes.filter((note) => note !== null)
	return said.length > 0 ? joined(said) : null
}

/** The tariff of a plan as the API returns it; null where the price of a unit was given. */
export function tariffAnswer(
	terms: Weighed & Pick<Terms, 'metering'>,
	request: Pick<PlanRequest, 'customer' | 'meter'>,
	useByHour: readonly number[],
): PlanWithMessages['tariff'] {
	const { billing, assumedPrice, billedBy, sanctioned, metering } = terms
	const known = billing?.known
	const from = known
		? { ...known, ...sourceOfTariff(known) }
		: assumedPrice && {
				...sourceOf('unit-price', { ...assumedPrice, isOwn: !assumedPrice.builtIn }),
				id: null,
				url: '',
			}
	if (!from) return null
	const timeOfDay = known ? timeOfDayCounted(known.figures, useByHour) : null
	return {
		id: from.id,
		company: billing?.company ?? null,
		fit: billing?.fit ?? 'own',
		roughPct: billing?.roughPct ?? 0,
		companies: [...billedBy.companies],
		isAssumed: billedBy.isAssumed,
		source: from.source,
		url: known?.isOwn ? from.url : '',
		asOf: from.asOf,
		confidence: from.confidence,
		state: from.state,
		billingMonths: known?.figures.billingMonths ?? 1,
		area: known?.area ?? 'any',
		phase: known?.phase ?? 'any',
		changesWith: billedBy.changesWith(sanctioned.kw),
		timeOfDay: timeOfDay && {
			...timeOfDay,
			isCounted: request.meter !== 'ordinary',
			meterGiven: request.meter !== undefined,
			sentence: message('planner.hours.counted', {
				...timeOfDay,
				meter: request.meter ?? null,
				netsAnyHour: metering.way === 'net' ? !metering.netsWithinHours : null,
			}),
		},
		note: tariffNote(terms, request),
	}
}
