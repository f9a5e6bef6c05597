import { type Message, message } from '../../../../../shared/messages/message.ts'
import { timeOfDayCounted } from '../../../../tariffs/rules.ts'
import type { PlanWithMessages } from '../../../sizing/answer/answer-schema.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import type { Terms } from '../search/terms.ts'
import { lessSureParts, sourceOf } from './row-source.ts'

type Weighed = Pick<Terms, 'known' | 'billedBy' | 'assumedPrice' | 'sanctioned'>

/** Reservations about a tariff's figures; null where there are none. */
function tariffNote(
	{ known, billedBy, sanctioned }: Weighed,
	{ customer }: Pick<PlanRequest, 'customer'>,
): Message | null {
	const { company, companies, isAssumed } = billedBy
	if (!known) {
		if (company !== null && companies.length > 0)
			return message('planner.tariff.none_for_load', { company, kw: sanctioned.kw })
		return customer === 'shop' ? message('planner.tariff.shops') : null
	}
	if (isAssumed)
		return message('planner.tariff.assumed_company', {
			company: company ?? '',
			others: companies.map((each) => each.company).filter((each) => each !== company),
		})
	if (customer === 'society') return message('planner.tariff.society')
	if (known.isOwn)
		return known.weak.length > 0 ? message('planner.tariff.weak_own', { weak: known.weak }) : null
	const parts = lessSureParts(known.weak)
	return parts.length > 0 ? message('planner.tariff.weak', { parts }) : null
}

/** The tariff of a plan as the API returns it; null where the price of a unit was given. */
export function tariffAnswer(
	terms: Weighed & Pick<Terms, 'metering'>,
	request: Pick<PlanRequest, 'customer' | 'meter'>,
	useByHour: readonly number[],
): PlanWithMessages['tariff'] {
	const { known, assumedPrice, billedBy, sanctioned, metering } = terms
	const from = known
		? { ...known, ...sourceOf('tariff', { ...known, asOf: known.as_of }) }
		: assumedPrice && {
				...sourceOf('unit-price', { ...assumedPrice, isOwn: !assumedPrice.builtIn }),
				...{ id: null, url: '' },
			}
	if (!from) return null
	const timeOfDay = known && timeOfDayCounted(known.figures, useByHour)
	return {
		id: from.id,
		company: known ? billedBy.company : null,
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
