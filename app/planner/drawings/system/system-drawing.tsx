import { useId } from 'react'
import type { PlanOption } from '../../../../domain/planner/sizing/answer/answer-schema'
import { Hidden } from '../../../ui/layout/hidden'
import { Row } from '../../../ui/layout/row'
import { Text } from '../../../ui/text/text'
import drawn from '../drawn.module.css'
import { at } from '../figures'
import { Key } from '../plot'
import classes from './system.module.css'
import { systemCaption, systemDescription } from './system-caption'
import { narrowScene } from './system-narrow'
import type { Scene } from './system-scene'
import { Battery, ENDS, Inverter, Micro, PanelRow } from './system-symbols'
import { wideScene } from './system-wide'

/** How the parts are connected, from the panels to the grid: side by side, or stacked on a phone. */
export function SystemDrawing({ option }: { option: PlanOption }) {
	const title = useId()
	return (
		<Text as="figure" size="small" className={drawn.figure}>
			<figcaption>{systemCaption(option)}</figcaption>
			<div
				className={classes.scene}
				role="img"
				aria-label="How the parts are connected"
				aria-describedby={title}
			>
				<Drawn scene={wideScene(option)} className={classes.wide} />
				<Drawn scene={narrowScene(option)} className={classes.narrow} />
			</div>
			<Row as="ul" wrap align="stretch" gap={5} className={drawn.key} aria-hidden="true">
				<Key mark={<path className={classes.direct} d="M0 7H22" />}>
					{option.battery ? 'From panels and battery' : 'From the panels'}
				</Key>
				<Key mark={<path className={classes.mains} d="M2 7H20" />}>Mains power</Key>
			</Row>
			<Hidden as="p" id={title}>
				{systemDescription(option)}
			</Hidden>
		</Text>
	)
}

function Drawn({ scene, className }: { scene: Scene; className: string | undefined }) {
	const { width, top, height, rows, wires, inverters, batteries, micros, ends, texts } = scene
	return (
		<svg
			className={className}
			viewBox={`-1 ${at(top - 1)} ${at(width + 2)} ${at(height + 2)}`}
			aria-hidden="true"
			focusable="false"
		>
			{wires.map(({ kind, d }) => (
				<path key={`${kind}${d}`} className={classes[kind]} d={d} />
			))}
			{rows.map((row) => (
				<PanelRow key={`${row.x} ${row.y}`} {...row} />
			))}
			{micros.map((micro) => (
				<Micro key={`${micro.x} ${micro.y}`} {...micro} />
			))}
			{batteries.map((battery) => (
				<Battery key={`${battery.x} ${battery.y}`} {...battery} />
			))}
			{inverters.map((inverter) => (
				<Inverter key={`${inverter.x} ${inverter.y}`} {...inverter} />
			))}
			{ends.map(({ kind, x, y }) => (
				<g key={kind} transform={`translate(${at(x)} ${at(y)})`}>
					{ENDS[kind]}
				</g>
			))}
			{texts.map(({ x, y, text, isName }) => (
				<text key={`${x} ${y}`} className={isName ? classes.name : undefined} x={at(x)} y={at(y)}>
					{text}
				</text>
			))}
		</svg>
	)
}
