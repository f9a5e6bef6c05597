import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import hidden from '../../ui/layout/hidden.module.css'
import { Stack } from '../../ui/layout/stack'
import { lazyPart, Opening } from '../../ui/lazy-part'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { KeyFigures } from '../explained/key-figures'
import { pickedWatts, SEVEN_PM, until } from './evening'

const Evening = lazyPart(async () => (await import('./evening-player')).EveningPlayer)

/** The assumed loads where none were given: the evening of a home. */
const USUAL_BACKUP: PlanDetails = { lights: '6', fans: '2', routers: '1', hours: '4' }

interface WithoutGridProps {
	plan: PlanAnswer
	option: PlanOption
	details: PlanDetails
}

/** An evening when the grid goes off. */
export function WithoutGrid({ plan, option, details }: WithoutGridProps) {
	return (
		<section aria-labelledby="power-cut-title">
			<h2 id="power-cut-title">When the power goes</h2>
			<Stack align="start">
				{option.backup && option.backupHours ? (
					<>
						<KeyFigures of={['backup']} option={option} plan={plan} />
						<Text measure>
							At {SEVEN_PM - 12} pm the grid goes off and the battery is full.{' '}
							{until(SEVEN_PM, option.backupHours)}
						</Text>
						<Play
							key={`${option.backup.storedKwh} ${pickedWatts(details)}`}
							backup={option.backup}
							details={details}
						/>
					</>
				) : (
					<>
						<Text measure>
							This system has no battery: when the grid goes off it switches off too, panels and
							all, so that nobody who works on the line is hurt. With a battery, lights, fans and
							the Wi-Fi go on.
						</Text>
						<ButtonLink
							as={Link}
							to={addressOf({ ...details, ...USUAL_BACKUP, load: undefined })}
							preventScrollReset
						>
							See it with a battery for four hours
						</ButtonLink>
					</>
				)}
			</Stack>
		</section>
	)
}

interface PlayProps {
	backup: NonNullable<PlanOption['backup']>
	details: PlanDetails
}

function Play(props: PlayProps) {
	const [isOff, setOff] = useState(false)
	if (!isOff)
		return (
			<Button
				className={hidden.withoutScript}
				size="md"
				variant="default"
				leftSection={<IconPlayerPlay size={20} aria-hidden />}
				onClick={() => setOff(true)}
			>
				Grid off at 7 pm
			</Button>
		)
	return (
		<Suspense fallback={<Opening />}>
			<Evening {...props} />
		</Suspense>
	)
}
