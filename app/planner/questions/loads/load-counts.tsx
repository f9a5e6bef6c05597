import { useRef, useState } from 'react'
import { LOADS, wattsOf } from '../../../../domain/planner/loads'
import type { PlanDetails } from '../../../../domain/planner/plan-address'
import { numberIn } from '../../../../shared/numbers/typed-number'
import { figure } from '../../../components/planner/words'
import { Stepper } from '../../../ui/display/stepper'
import { Grid } from '../../../ui/layout/grid'
import hidden from '../../../ui/layout/hidden.module.css'
import { Row } from '../../../ui/layout/row'
import { Text } from '../../../ui/text/text'
import classes from './load-counts.module.css'
import { LOAD_NAMES } from './load-names'

/** The appliances to keep running, each with their number. */
export function LoadCounts({
	details,
	mistake,
}: {
	details: PlanDetails
	mistake: string | undefined
}) {
	const [counts, setCounts] = useState<PlanDetails>(details)
	const watts = wattsOf(counts)
	return (
		<fieldset aria-describedby="load-sum">
			<legend className={hidden.hidden}>What is to run</legend>
			<Grid as="ul" gap={0} className={classes.loads}>
				{LOADS.map(({ name, watts: each }) => (
					<Row as="li" key={name}>
						<label htmlFor={`load-${name}`}>
							{LOAD_NAMES[name]} <small>{figure(each)} W each</small>
						</label>
						<Count
							name={name}
							label={LOAD_NAMES[name]}
							count={counts[name] ?? ''}
							onCount={(count) => setCounts({ ...counts, [name]: count })}
						/>
					</Row>
				))}
			</Grid>
			<Text
				id="load-sum"
				size="small"
				strong
				{...(mistake && !watts && { color: 'danger' })}
				numeric
			>
				{mistake && !watts
					? 'Pick at least one thing that is to run.'
					: `Together ${figure(watts || 0)} W`}
			</Text>
		</fieldset>
	)
}

const MAX_COUNT = 99

interface CountProps {
	name: string
	label: string
	count: string
	onCount: (count: string) => void
}

function Count({ name, label, count, onCount }: CountProps) {
	const field = useRef<HTMLInputElement>(null)
	/** As if it had been typed, so that the form receives the event. */
	const step = (by: 1 | -1) => {
		const input = field.current
		const next = Math.min(MAX_COUNT, Math.max(0, Math.trunc(numberIn(count, 'whole') || 0) + by))
		input?.setRangeText(String(next), 0, input.value.length, 'end')
		input?.dispatchEvent(new Event('input', { bubbles: true }))
	}
	const lower = label.charAt(0).toLowerCase() + label.slice(1)
	return (
		<Stepper
			less={{ onClick: () => step(-1), 'aria-label': `Fewer ${lower}` }}
			more={{ onClick: () => step(1), 'aria-label': `More ${lower}` }}
			ref={field}
			id={`load-${name}`}
			name={name}
			min={0}
			max={MAX_COUNT}
			value={count}
			placeholder="0"
			onInput={(event) => onCount(event.currentTarget.value)}
		/>
	)
}
