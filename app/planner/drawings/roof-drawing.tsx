import type { CSSProperties } from 'react'
import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { Text } from '../../ui/text/text'
import drawn from './drawn.module.css'
import { at, tenths } from './figures'
import classes from './roof.module.css'
import { gapOf, roofCaption, sides } from './roof-caption'

/** The drawing counts in centimetres. */
const CM = 100
/** An upright panel is six cells wide, however long. */
const CELLS_ACROSS = 6

interface RoofDrawingProps {
	roof: PlanOption['roof']
	panel: PlanOption['panel']
}

/** The roof from above, to scale, north at the top. */
export function RoofDrawing({ roof, panel }: RoofDrawingProps) {
	const { widthM, depthM, rows, pitchM } = roof
	const panels = roof.panels.map(({ xM, yM, wM, dM }) => ({
		x: xM * CM,
		y: (depthM - yM - dM) * CM,
		w: wM * CM,
		d: dM * CM,
	}))
	const front = Math.min(...roof.panels.map(({ yM }) => yM))
	const shape = { '--ratio': (widthM / depthM).toFixed(4), '--metres': at(widthM) } as CSSProperties
	const title = `${roofCaption(roof)} The roof drawn is ${sides(widthM, depthM)}; a panel is ${tenths(panel.lengthMm / 1000)} m long and ${tenths(panel.widthMm / 1000)} m wide.`
	return (
		<Text as="figure" size="small" className={drawn.figure}>
			<figcaption>{roofCaption(roof)}</figcaption>
			<div className={classes.sheet} style={shape} role="img" aria-label={title}>
				<div className={classes.depth} aria-hidden="true">
					<span>{tenths(depthM)} m</span>
				</div>
				<svg
					className={classes.roof}
					viewBox={`0 0 ${at(widthM * CM)} ${at(depthM * CM)}`}
					aria-hidden="true"
					focusable="false"
				>
					<rect className={classes.slab} width={at(widthM * CM)} height={at(depthM * CM)} />
					<path className={classes.shadow} d={panels.map(shadow).join('')} />
					<path className={drawn.glass} d={panels.map(outline).join('')} />
					<path className={drawn.glint} d={panels.map(glint).join('')} />
					<path className={drawn.cells} d={panels.map(cells).join('')} />
					<path className={classes.frames} d={panels.map(outline).join('')} />
					<rect className={classes.edge} width={at(widthM * CM)} height={at(depthM * CM)} />
				</svg>
				<div className={classes.right} aria-hidden="true">
					{rows > 1 && gapOf(roof) > 0 && (
						<div
							className={classes.pitch}
							style={{
								bottom: `${at((front / depthM) * 100)}%`,
								height: `${at((pitchM / depthM) * 100)}%`,
							}}
						>
							<span>{tenths(pitchM)} m</span>
						</div>
					)}
				</div>
				<div className={classes.width} aria-hidden="true">
					<span>{tenths(widthM)} m</span>
				</div>
				<svg className={classes.north} viewBox="0 0 24 34" aria-hidden="true" focusable="false">
					<path d="M12 2 18 20 12 16 6 20Z" />
					<text x="12" y="33" textAnchor="middle">
						N
					</text>
				</svg>
			</div>
		</Text>
	)
}

interface Placed {
	x: number
	y: number
	w: number
	d: number
}

const outline = ({ x, y, w, d }: Placed) => `M${at(x)} ${at(y)}h${at(w)}v${at(d)}h${at(-w)}Z`

/** On the roof, away from the light at the top left. */
const shadow = (panel: Placed) => outline({ ...panel, x: panel.x + 9, y: panel.y + 9 })

const glint = ({ x, y, w, d }: Placed) =>
	`M${at(x)} ${at(y)}h${at(w * 0.55)}L${at(x)} ${at(y + d * 0.7)}Z`

/** Lines between the cells, some of them: as square as a panel that leans back lets them be. */
function cells({ x, y, w, d }: Placed): string {
	const size = Math.min(w, d) / CELLS_ACROSS
	const lines: string[] = []
	for (let step = 1; step * size * 2 < w - 1; step++)
		lines.push(`M${at(x + step * size * 2)} ${at(y)}v${at(d)}`)
	for (let step = 1; step * size * 2 < d - 1; step++)
		lines.push(`M${at(x)} ${at(y + step * size * 2)}h${at(w)}`)
	return lines.join('')
}
