import classes from './house.module.css'

type Point = [x: number, y: number, z: number]

/** Three-quarter view from above: x along the long wall, y up, z away; the near corner stands at 16, 226. */
const project = ([x, y, z]: Point) =>
	`${(16 + x + 0.52 * z).toFixed(1)} ${(214 + 0.09 * x - 0.24 * z - y).toFixed(1)}`

const face = (...points: Point[]) => `M${points.map(project).join('L')}Z`

const LENGTH = 270
const DEPTH = 170
const WALL = 84
const RIDGE = 152
/** How far the roof reaches over the walls. */
const EAVES = 16
const SLOPE = (RIDGE - WALL) / (DEPTH / 2)

/** A point on the near side of the roof, from its left eaves' corner; both run from 0 to 1. */
const onRoof = (along: number, up: number): Point => {
	const z = -EAVES + up * (DEPTH / 2 + EAVES)
	return [-EAVES + along * (LENGTH + 2 * EAVES), WALL + z * SLOPE, z]
}

const roofFace = (left: number, low: number, right: number, high: number) =>
	face(onRoof(left, low), onRoof(right, low), onRoof(right, high), onRoof(left, high))

const frontFace = (left: number, low: number, right: number, high: number) =>
	face([left, low, 0], [right, low, 0], [right, high, 0], [left, high, 0])

const gableFace = (near: number, low: number, far: number, high: number) =>
	face([LENGTH, low, near], [LENGTH, low, far], [LENGTH, high, far], [LENGTH, high, near])

const grid = (columns: number, rows: number) =>
	Array.from(
		{ length: columns * rows },
		(_, at) => [at % columns, Math.floor(at / columns)] as const,
	)

const PANELS = grid(6, 2)
	.map(([column, row]) => {
		const left = 0.08 + column * 0.14
		const low = 0.11 + row * 0.4
		return roofFace(left, low, left + 0.134, low + 0.385)
	})
	.join('')

const CELLS = [
	...Array.from({ length: 17 }, (_, at) => 0.08 + (at + 1) * 0.0467)
		.filter((_, at) => at % 3 !== 2)
		.map((along) => `M${project(onRoof(along, 0.11))}L${project(onRoof(along, 0.895))}`),
	...[0.207, 0.302, 0.4, 0.607, 0.702, 0.8].map(
		(up) => `M${project(onRoof(0.08, up))}L${project(onRoof(0.914, up))}`,
	),
].join('')

const [EAVE_LEFT, EAVE_RIGHT, RIDGE_RIGHT] = [onRoof(0, 0), onRoof(1, 0), onRoof(1, 1)]
const GABLE_TOP: Point = [LENGTH, RIDGE, DEPTH / 2]
const FAR_EAVE: Point = [LENGTH + EAVES, EAVE_RIGHT[1], DEPTH + EAVES]
const under = ([x, y, z]: Point): Point => [x, y - 7, z]

/**
 * The house of the solar day, 450 by 250: panels on the roof, inverter and battery on the wall. Whether it is
 * day or night is the business of the colours around it.
 */
export function House(props: { transform?: string }) {
	return (
		<g {...props}>
			<defs>
				<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1">
					<stop offset="0" className={classes.glint} />
					<stop offset="0.55" className={classes.glass} />
				</linearGradient>
			</defs>
			<path
				className={classes.shadow}
				d={face(
					[0, 0, 0],
					[12, 0, -14],
					[LENGTH + 84, 0, -14],
					[LENGTH + 84, 0, DEPTH - 30],
					[LENGTH, 0, DEPTH],
				)}
			/>
			<path className={classes.wall} d={frontFace(0, 0, LENGTH, WALL)} />
			<path
				className={classes.gable}
				d={face(
					[LENGTH, 0, 0],
					[LENGTH, 0, DEPTH],
					[LENGTH, WALL, DEPTH],
					[LENGTH, RIDGE, DEPTH / 2],
					[LENGTH, WALL, 0],
				)}
			/>
			<path className={classes.eavesShadow} d={frontFace(0, WALL - 17, LENGTH, WALL)} />
			<path className={classes.frame} d={frontFace(26, 24, 82, 62) + frontFace(186, 24, 242, 62)} />
			<path
				className={classes.pane}
				d={[29, 56.5, 189, 216.5].map((left) => frontFace(left, 27, left + 22.5, 59)).join('')}
			/>
			<path className={classes.door} d={frontFace(112, 0, 152, 64)} />
			<path className={classes.doorPane} d={frontFace(120, 36, 144, 56)} />
			<path className={classes.box} d={gableFace(34, 8, 78, 60) + gableFace(96, 32, 128, 62)} />
			<path
				className={classes.wire}
				d={`M${project([LENGTH, 47, 78])}L${project([LENGTH, 47, 96])}`}
			/>
			<path className={classes.light} d={gableFace(53, 40, 59, 52)} />
			<path
				className={classes.underside}
				d={
					face(GABLE_TOP, RIDGE_RIGHT, FAR_EAVE, [LENGTH, FAR_EAVE[1], FAR_EAVE[2]]) +
					face(
						GABLE_TOP,
						RIDGE_RIGHT,
						under(EAVE_RIGHT),
						under([LENGTH, EAVE_RIGHT[1], EAVE_RIGHT[2]]),
					)
				}
			/>
			<path
				className={classes.edge}
				d={face(EAVE_LEFT, EAVE_RIGHT, under(EAVE_RIGHT), under(EAVE_LEFT))}
			/>
			<path className={classes.roof} d={roofFace(0, 0, 1, 1)} />
			<path className={classes.panels} d={PANELS} fill="url(#glass)" />
			<path className={classes.cells} d={CELLS} />
		</g>
	)
}
