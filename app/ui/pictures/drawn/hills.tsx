interface HillsProps {
	far: string | undefined
	near: string | undefined
}

/** The ground of a picture of 960 by 560, by the classes of its two lines of hills. */
export const Hills = ({ far, near }: HillsProps) => (
	<>
		<path className={far} d="M30 560C150 480 250 462 350 492S560 520 690 470S860 452 960 560Z" />
		<path className={near} d="M-2000 562V557H0C180 557 250 496 470 500S780 556 960 557H2960V562Z" />
	</>
)
