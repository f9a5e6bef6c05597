import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'
import type { ReferenceKind } from '../../../domain/reference-data/schema'
import { dateOf } from '../../../shared/format/dates'
import { figure, withTenth } from '../../components/planner/words'
import { useIncludesGst } from '../../shell/use-gst'
import { List } from '../../ui/display/list'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { CONFIDENCE } from './confidence'
import { connectionOf, METERING_WAYS, tariffName } from './grid-labels'
import { rowsSaid } from './taxed'

const KINDS: Record<ReferenceKind | 'state-subsidy', string> = {
	'state-subsidy': 'Subsidy of the state',
	'gst-return': 'GSTR-1',
	'unit-price': 'Price of a unit',
	'home-subsidy': 'Subsidy for homes',
	'society-subsidy': 'Subsidy for societies',
	gst: 'GST with installation',
	'tax-class': 'Tax class',
	'installed-price': 'Typical market price',
	'benchmark-price': 'Benchmark price',
	'installation-price': 'Price of installation',
	'part-estimates': 'Parts not in stock',
	'work-estimates': 'Meter, works and fees',
	'least-size': 'Least size',
	'usual-load': 'Load',
	'scheme-loan': 'Loan of the scheme',
	'bank-loan': 'Loan of a bank',
	'business-tax': 'Tax of a business',
	'single-phase-limit': 'Limit of one phase',
	'solar-fixed-charge': 'Fixed charge with solar',
	'use-cap': 'Most that counts',
	'network-charge': 'Network charge',
	'surplus-by-size': 'Price of surplus',
	'grid-emission': 'Emissions of the grid',
	'almm-modules': 'Modules on ALMM List-I',
	'almm-cells': 'Cells on ALMM List-II',
	bis: 'BIS registration',
	m2m: 'M2M connection of inverters',
}

type Source = Omit<PlanAnswer['facts'][number], 'kind' | 'note'>

/** The sources of the figures, and the assumptions. */
export function Grounds({ plan }: { plan: PlanAnswer }) {
	const facts = rowsSaid(plan, useIncludesGst())
	const { tariff, metering, climate, assumed, plane, place, state } = plan
	const connection = tariff && connectionOf(tariff)
	return (
		<Stack gap={2}>
			<List variant="bulleted">
				{tariff ? (
					<Fact what={tariffName(tariff)} fact={tariff} note={tariff.note} />
				) : (
					<li>The price of a unit is the one you gave.</li>
				)}
				{tariff?.timeOfDay && <li>{tariff.timeOfDay.sentence}</li>}
				{metering.rule && (
					<Fact
						what={METERING_WAYS[metering.way]}
						fact={metering.rule}
						note={metering.rule.details || null}
					/>
				)}
				{facts.map((fact) => (
					<Fact
						key={fact.kind + fact.source}
						what={KINDS[fact.kind as keyof typeof KINDS] ?? fact.kind}
						fact={fact}
						note={fact.note}
					/>
				))}
			</List>
			<Heading level={3} size="small">
				Sun and temperature at {place.name}
			</Heading>
			<List variant="bulleted">
				{climate.map(({ city, area, kilometres, share, source }) => (
					<li key={city}>
						{city}, {area}: {figure(share * 100)} % of it, {figure(kilometres)} km away. {source}
					</li>
				))}
			</List>
			<Heading level={3} size="small">
				Assumed
			</Heading>
			<List variant="bulleted">
				{state.name && (
					<li>
						State {state.name}, {state.given ? 'as you gave it' : 'where this place is'}: it decides
						tariff, subsidy and metering.
					</li>
				)}
				{connection && <li>Your connection: {connection}.</li>}
				<li>
					Connected on {dateOf(assumed.commissioning)},{' '}
					{assumed.commissioningGiven ? 'as you gave it' : 'our assumption'}: schemes, metering and
					the law are judged on this day.
				</li>
				<li>
					Panels at {withTenth(plane.tilt)}°, facing {withTenth(plane.azimuth)}° (180 is south),{' '}
					{plane.mounting === 'rack' ? 'on a rack with air behind them' : 'close to the roof'}, with
					losses of {withTenth(plane.losses)} %.
				</li>
				<li>
					A year may be {figure(assumed.bandPct)} % better or worse than a usual one. Panels lose{' '}
					{withTenth(assumed.degradationPct)} % a year; tariffs rise{' '}
					{withTenth(assumed.tariffGrowthPct)} % a year; all of it over {assumed.years} years.
				</li>
				<li>
					Panels last all these years. An inverter and a battery last{' '}
					{withTenth(assumed.lifeOfWarranty)} times their warranty and are then replaced at today’s
					price; of the last one, the years that it serves count.
				</li>
				<li>
					Sanctioned load {withTenth(assumed.sanctionedKw)} kW
					{assumed.sanctionedGiven ? ', as you gave it' : ''}. Of a day’s use{' '}
					{withTenth(assumed.daytimeUsePct)} % falls between 6 am and 6 pm
					{assumed.daytimeUseGiven ? ', as you gave it' : ''}.{' '}
					{assumed.metering === 'net'
						? 'Net metering: surplus is carried to later months.'
						: 'Surplus is sold month by month.'}{' '}
					A unit of surplus that is paid for brings ₹{assumed.exportRupeesPerKwh}.
				</li>
			</List>
		</Stack>
	)
}

function Fact({
	what,
	fact: { source, asOf, confidence, state },
	note,
}: {
	what: string
	fact: Source
	note?: string | null
}) {
	return (
		<li>
			<strong>
				{what}, {state ?? 'all of India'}:
			</strong>{' '}
			{source.replace(/\.$/, '')}, as of {dateOf(asOf)} ({CONFIDENCE[confidence]}). {note}
		</li>
	)
}
