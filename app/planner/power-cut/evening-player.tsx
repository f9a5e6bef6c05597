import { NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { HOURS_SHOWN } from '../../../domain/planner/limits'
import type { PlanDetails } from '../../../domain/planner/plan-address'
import { type BackupPower, powerCut } from '../../../domain/planner/power-cut'
import { figure } from '../../components/planner/words'
import { Input } from '../../ui/forms/field/input'
import { Grid } from '../../ui/layout/grid'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { Charge } from './charge'
import { type Appliance, appliancesOf, clockHour, SEVEN_PM, until } from './evening'
import classes from './power-cut.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
	value: String(hour),
	label: clockHour(hour),
}))

/** A power cut hour by hour: the appliances switched on, and the charge of the battery. */
export function EveningPlayer({ backup, details }: { backup: BackupPower; details: PlanDetails }) {
	const [from, setFrom] = useState(SEVEN_PM)
	const [appliances] = useState(() => appliancesOf(details))
	const [on, setOn] = useState(
		() => new Set(appliances.filter(({ isPicked }) => isPicked).map(({ name }) => name)),
	)
	const title = useRef<HTMLHeadingElement>(null)
	// The button that began it is gone.
	useEffect(() => title.current?.focus({ preventScroll: true }), [])
	const watts = appliances.reduce((sum, { name, watts }) => sum + (on.has(name) ? watts : 0), 0)
	const cut = powerCut(backup, watts)
	const turn = (name: Appliance['name'], isOn: boolean) =>
		setOn((before) => {
			const others = [...before].filter((it) => it !== name)
			return new Set(isOn ? [...others, name] : others)
		})
	return (
		<Stack gap={5} className={classes.evening}>
			<Heading level={3} ref={title} tabIndex={-1}>
				The grid is off
			</Heading>
			<NativeSelect
				label="Since"
				className={classes.since ?? ''}
				value={String(from)}
				onInput={(event) => setFrom(Number(event.currentTarget.value))}
				data={HOURS}
			/>
			<Grid as="fieldset" gap={0}>
				<legend className={classes.legend}>Switched on: {figure(watts)} W</legend>
				{appliances.map(({ name, label, watts: each }) => (
					<Row as="label" key={name} gap={3} className={classes.appliance}>
						<Input
							type="checkbox"
							checked={on.has(name)}
							onChange={({ currentTarget }) => turn(name, currentTarget.checked)}
						/>
						<Text as="span" size="small">
							{label}
							{each > backup.powerW && (
								<Text as="span" size="tiny" color="danger">
									{' '}
									more than this system carries
								</Text>
							)}
						</Text>
					</Row>
				))}
			</Grid>
			<Text role="status" strong color={cut.overloadW > 0 ? 'danger' : undefined}>
				{cut.overloadW > 0
					? `Too much at once: ${figure(watts)} W is on and this system carries ${figure(backup.powerW)} W, so it switches off. Switch off ${figure(cut.overloadW)} W or more.`
					: until(from, cut.hours)}
			</Text>
			<Charge
				key={`${from} ${watts}`}
				left={cut.left}
				storedKwh={backup.storedKwh}
				from={from}
				isOff={cut.overloadW > 0}
			/>
			<Text size="tiny" color="muted">
				From a full battery, over {HOURS_SHOWN} hours; the sun is not counted.
			</Text>
		</Stack>
	)
}
