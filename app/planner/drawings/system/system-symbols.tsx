import type { ReactNode } from 'react'
import drawn from '../drawn.module.css'
import { at } from '../figures'
import classes from './system.module.css'
import { placesOf } from './system-parts'
import type { End } from './system-scene'
import {
	BEHIND,
	PANEL_HEIGHT,
	PANEL_LEAN,
	PANEL_PITCH,
	PANEL_WIDTH,
	rowWidth,
	WIRE_Y,
} from './system-sizes'

const panelAt = (x: number, y: number) =>
	`M${at(x)} ${at(y + PANEL_HEIGHT)}l${PANEL_LEAN} ${-PANEL_HEIGHT}h${PANEL_WIDTH}l${-PANEL_LEAN} ${PANEL_HEIGHT}Z`

const glintAt = (x: number, y: number) =>
	`M${at(x + PANEL_LEAN)} ${at(y)}h${PANEL_WIDTH * 0.7}L${at(x + 2)} ${at(y + PANEL_HEIGHT * 0.66)}Z`

const cellsAt = (x: number, y: number) =>
	[1, 2]
		.map((third) => {
			const along = (third * PANEL_WIDTH) / 3
			return `M${at(x + along)} ${at(y + PANEL_HEIGHT)}l${PANEL_LEAN} ${-PANEL_HEIGHT}`
		})
		.join('') +
	[1, 2, 3]
		.map((quarter) => {
			const up = quarter / 4
			return `M${at(x + PANEL_LEAN * up)} ${at(y + PANEL_HEIGHT * (1 - up))}h${PANEL_WIDTH}`
		})
		.join('')

/** A string of panels, with as many behind it as there are on the same input, up to three in all. */
export function PanelRow({
	x,
	y,
	panels,
	strings,
	wired,
}: {
	x: number
	y: number
	panels: number
	strings: number
	/** Whether they hang together as a string. */
	wired: boolean
}) {
	const places = placesOf(panels).map((place) => x + place * PANEL_PITCH)
	const isCut = panels > places.length
	const depth = Math.min(strings, 3)
	const layers = Array.from({ length: depth }, (_, index) => depth - 1 - index)
	return (
		<g>
			{layers.map((layer) => {
				const [dx, top] = [layer * BEHIND, y + (2 - layer) * BEHIND]
				const all = (draw: (x: number, y: number) => string) =>
					places.map((left) => draw(left + dx, top)).join('')
				return (
					<g key={layer}>
						{wired && (
							<path
								className={classes.direct}
								d={`M${at(x + dx + 8)} ${at(top + PANEL_HEIGHT / 2)}H${at(x + dx + rowWidth(panels) - 8)}`}
							/>
						)}
						<path className={drawn.glass} d={all(panelAt)} />
						<path className={drawn.glint} d={all(glintAt)} />
						<path className={drawn.cells} d={all(cellsAt)} />
						<path d={all(panelAt)} />
					</g>
				)
			})}
			{isCut && (
				<g className={classes.more}>
					{[0, 1, 2].map((dot) => (
						<circle key={dot} cx={x + 6 * PANEL_PITCH + 20 + dot * 11} cy={y + WIRE_Y} r="2.5" />
					))}
				</g>
			)}
		</g>
	)
}

/** A wall inverter: its display, its fins, its glands. */
export function Inverter({ x, y, stacked }: { x: number; y: number; stacked?: boolean }) {
	return (
		<g transform={`translate(${at(x)} ${at(y)})`}>
			{stacked && <rect className={classes.case} x="6" y="-6" width="66" height="54" rx="7" />}
			<path className={classes.gland} d="M14 54v8M26 54v8M40 54v8M52 54v8" />
			<rect className={classes.case} width="66" height="54" rx="7" />
			<rect className={drawn.glass} x="11" y="11" width="26" height="15" rx="2.5" />
			<path className={classes.wave} d="M15 18.5c2.5-6 5-6 7.5 0s5 6 7.5 0" />
			<circle className={classes.lamp} cx="52" cy="18.5" r="3" />
			<path className={classes.fins} d="M12 36h42M12 41h42M12 46h42" />
		</g>
	)
}

/** A wall battery: its seam and its light. */
export function Battery({ x, y, stacked }: { x: number; y: number; stacked?: boolean }) {
	return (
		<g transform={`translate(${at(x)} ${at(y)})`}>
			{stacked && <rect className={classes.case} x="6" y="-5" width="50" height="62" rx="8" />}
			<rect className={classes.case} width="50" height="62" rx="8" />
			<path className={classes.fins} d="M0 46h50" />
			<path className={classes.lamp} d="M24 10h2v22h-2Z" />
			<path className={classes.wave} d="M17 54h5m6 0h6m-3-3v6" />
		</g>
	)
}

/** A micro-inverter, held at the middle of its upper edge. */
export const Micro = ({ x, y }: { x: number; y: number }) => (
	<g transform={`translate(${at(x - 9)} ${at(y)})`}>
		<rect className={classes.case} width="18" height="11" rx="3" />
		<circle className={classes.lamp} cx="13.5" cy="5.5" r="1.5" />
	</g>
)

/** The ends of the line, each 64 wide. */
export const ENDS: Record<End, ReactNode> = {
	home: (
		<>
			<path className={classes.wall} d="M6 60V30h34v30Z" />
			<path className={classes.gable} d="M40 60V30l9-12 9 12v30Z" />
			<path className={classes.roof} d="M2 31 14 10h36l-10 21Z" />
			<path className={classes.roof} d="M50 10 62 31h-5L49.5 18 41 31h-2Z" />
			<path className={drawn.glass} d="M12 27 19 14h8l-7 13ZM23 27l7-13h8l-6 13Z" />
			<path className={classes.window} d="M12 38h9v9h-9ZM45.5 36h7v9h-7Z" />
			<path className={classes.door} d="M27 41h8v19h-8Z" />
		</>
	),
	meter: (
		<>
			<rect className={classes.case} x="10" y="0" width="44" height="52" rx="8" />
			<rect className={drawn.glass} x="17" y="9" width="30" height="14" rx="2.5" />
			<text className={classes.digits} x="32" y="20" textAnchor="middle">
				kWh
			</text>
			<path className={classes.arrow} d="M24 32v12m-4-4 4 4 4-4M40 44V32m-4 4 4-4 4 4" />
		</>
	),
	grid: (
		<path
			className={classes.pylon}
			d="M20 65 30 12h4l10 53M12 24h40M16 36h32M29 17h6M27 28l9-4M28 24l9 12M36 24l-9 12M25 40l15 12M39 40 24 52M22 54l20 11M42 54 22 65M12 24v5M52 24v5M16 36v5M48 36v5"
		/>
	),
}
