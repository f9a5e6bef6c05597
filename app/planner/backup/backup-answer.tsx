import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { BackupAnswer } from '../../../domain/planner/backup/schema'
import { figure, hoursOf, rupees, withTenth } from '../../components/planner/words'
import { Disclosure } from '../../ui/display/disclosure'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Sentences } from '../../ui/display/list'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { AddParts } from '../answer/add-system'
import { Parts } from '../answer/plan-parts'
import { Checks } from '../figures/checks'

export const ANSWER = 'backup-title'
export const FORM = 'backup-form'

/** Moves the focus to an answer that has come for other details, so that it is in view and read out. */
function useFocusOn(answer: BackupAnswer) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (answer && document.activeElement?.closest(`#${FORM}`)) heading.current?.focus()
	}, [answer])
	return heading
}

/** The back-up that carries the load, or why there is none. */
export function Backup({ answer }: { answer: BackupAnswer }) {
	const { verdict, system, reasons } = answer
	const heading = useFocusOn(answer)
	if (!system || !verdict)
		return (
			<Stack as="section" gap={4} aria-labelledby={ANSWER}>
				<h2 id={ANSWER} ref={heading} tabIndex={-1}>
					No back-up in stock carries this
				</h2>
				<Sentences of={reasons} />
				<Generators />
			</Stack>
		)
	const { checks, power, hours, chargeHours, price } = system
	return (
		<>
			<Stack as="section" gap={5} aria-labelledby={ANSWER}>
				<h2 id={ANSWER} ref={heading} tabIndex={-1}>
					{partsOf(system)}
				</h2>
				<Text strong>{verdict.sentence}</Text>
				<FactList variant="figures">
					<Fact name="Price" hint="Nothing of it comes back as a saving">
						{rupees(price)}
					</Fact>
					<Fact name="Runs your load" hint={`${withTenth(power.storedKwh)} kWh in the battery`}>
						{hoursOf(hours)} h
					</Fact>
					<Fact name="At most at once">{figure(power.powerW)} W</Fact>
					<Fact name="Full again" hint="From the grid">
						in about {hoursOf(Math.max(0.1, chargeHours))} h
					</Fact>
				</FactList>
				<Stack gap={2}>
					{verdict.why.map((why) => (
						<p key={why}>{why}</p>
					))}
				</Stack>
				<AddParts items={system.items} label="Add back-up to cart" />
			</Stack>
			<Parts option={system} />
			<section aria-labelledby="backup-checks">
				<h2 id="backup-checks">Checked to fit together</h2>
				<Stack gap={3}>
					<p>
						{checks.passed} of {checks.all.length} checks of voltage, current and power hold.
					</p>
					{checks.warnings.length > 0 && <Sentences of={checks.warnings} />}
					<Disclosure title="Every check with its figures">
						<Checks checks={checks.all} />
					</Disclosure>
				</Stack>
			</section>
			<Generators />
		</>
	)
}

/** `1 × Hybrid Inverter 5 kW and 1 × Solar Battery 5 kWh` */
const partsOf = ({ items }: NonNullable<BackupAnswer['system']>) =>
	items
		.slice(0, 2)
		.map(({ name, quantity }) => `${figure(quantity)} × ${name}`)
		.join(' and ')

const Generators = () => (
	<Text size="small" measure>
		For a small load there are also{' '}
		<ButtonLink as={Link} variant="line" to="/products?category=Generators">
			portable generators
		</ButtonLink>
		, which need no electrician.
	</Text>
)
