import { Hills } from './hills'
import { House } from './house'
import classes from './night-drawing.module.css'

/** Across, down and size of each star; drawn by hand, so that no two nights differ. */
const STARS =
	'-640,-170,1.5 -520,-60,1 -470,-210,2 -390,-130,1.5 -300,-230,1.5 -236,-96,1 -150,-180,2 -60,-90,1.5 -20,-220,1 70,-150,1.5 160,-60,1 240,-190,2 330,-110,1.5 430,-220,1 520,-90,1.5 610,-200,1.5 700,-70,1 800,-160,2 900,-60,1.5 960,-210,1 150,190,1.5 188,68,2.5 236,10,1.5 262,144,1.5 318,76,2 352,188,1.5 398,22,2 446,88,1.5 540,10,2 574,130,1.5 612,64,1 676,20,1.5 838,40,2 884,130,1.5 866,232,1 916,76,1.5 780,260,1.5 660,236,1'
		.split(' ')
		.map((star) => star.split(',').map(Number))

/** The hours without sun: the day's curve only remembered, a moon on its way, a light kept on by the battery. */
export function NightDrawing() {
	return (
		<svg className={classes.night} viewBox="0 0 960 560" aria-hidden="true" focusable="false">
			<defs>
				<radialGradient id="moonlight">
					<stop offset="0.2" stopColor="#dfe9ee" stopOpacity="0.22" />
					<stop offset="1" stopColor="#dfe9ee" stopOpacity="0" />
				</radialGradient>
				<radialGradient id="lamplight">
					<stop offset="0" stopColor="#f8c66a" stopOpacity="0.45" />
					<stop offset="1" stopColor="#f8c66a" stopOpacity="0" />
				</radialGradient>
			</defs>
			<g className={classes.stars}>
				{STARS.map(([x = 0, y = 0, radius]) => (
					<circle
						key={`${x} ${y}`}
						className={y < 0 ? classes.high : undefined}
						cx={x}
						cy={y}
						r={radius}
					/>
				))}
			</g>
			<path
				className={classes.yesterday}
				d="M0 560C150 560 240 470 320 330S430 140 480 140S560 190 640 330S810 560 960 560"
			/>
			<circle cx="724" cy="150" r="130" fill="url(#moonlight)" />
			<path
				className={classes.moon}
				d="M745.500 191.500A46 46 0 1 1 731.500 104.500A38 38 0 1 0 745.500 191.500Z"
			/>
			<Hills far={classes.far} near={classes.near} />
			<House transform="translate(318 276) scale(1.04)" />
			<ellipse cx="392" cy="474" rx="84" ry="70" fill="url(#lamplight)" />
			<ellipse cx="560" cy="490" rx="84" ry="70" fill="url(#lamplight)" />
		</svg>
	)
}
