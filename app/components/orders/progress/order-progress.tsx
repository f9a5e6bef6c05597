import { IconCheck, IconX } from '@tabler/icons-react'
import { Hidden } from '../../../ui/layout/hidden'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import type { Standing } from '../order-status'
import { areaTo, curveTo, heightAt, STEP_AT } from './order-curve'
import classes from './order-progress.module.css'
import {
	isStopped,
	type ProgressedOrder,
	type ProgressStep,
	STEP_SAID,
	stepsOf,
} from './order-steps'

function Point({ step, x, stopped }: { step: ProgressStep; x: number; stopped: boolean }) {
	const isEnd = step.state === 'now' && stopped
	return (
		<span
			className={classes.point}
			data-state={isEnd ? 'stopped' : step.state}
			style={{ left: `${x}%`, top: `${heightAt(x)}%` }}
		>
			{step.state === 'done' && <IconCheck size={12} stroke={3} />}
			{isEnd && <IconX size={16} stroke={3} />}
		</span>
	)
}

interface OrderProgressProps {
	order: ProgressedOrder
	/** What its reader calls a status. */
	word: (standing: Standing) => string
}

/** How far an order is, along the curve of a solar day: pending at sunrise, installed or delivered at noon. */
export function OrderProgress({ order, word }: OrderProgressProps) {
	const steps = stepsOf(order)
	const stopped = isStopped(order.status)
	// The last of three is at noon as the last of four is.
	const column = (index: number) =>
		steps.length === 3 && !stopped && index > 0 ? index + 1 : index
	const now = STEP_AT[column(steps.findIndex((step) => step.state === 'now'))] ?? STEP_AT[0]
	return (
		<div className={classes.progress} data-stopped={stopped || undefined}>
			<div className={classes.picture}>
				<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
					<defs>
						<linearGradient id="morning" x1="0" y1="0" x2="0" y2="1">
							<stop offset="0" stopColor="#f5a524" stopOpacity="0.55" />
							<stop offset="1" stopColor="#f5a524" stopOpacity="0.08" />
						</linearGradient>
					</defs>
					<path className={classes.ground} d="M0 92H100" />
					<path className={classes.ahead} d={curveTo(100)} />
					<path className={classes.area} d={areaTo(now)} />
					<path className={classes.done} d={curveTo(now)} />
				</svg>
				{steps.map((step, index) => (
					<Point
						key={step.status}
						step={step}
						x={STEP_AT[column(index)] ?? now}
						stopped={stopped}
					/>
				))}
			</div>
			<ol className={classes.steps}>
				{steps.map(({ status, state, at }, index) => (
					<li
						key={status}
						data-state={state}
						aria-current={state === 'now' ? 'step' : undefined}
						style={{ gridColumn: column(index) + 1 }}
					>
						{word(status === order.status ? order : { status, awaits: null })}
						<Hidden>, {STEP_SAID[state]}</Hidden>
						{at && (
							<Text as="span" size="tiny" color="muted" className={classes.at}>
								<When at={at} />
							</Text>
						)}
					</li>
				))}
			</ol>
		</div>
	)
}
