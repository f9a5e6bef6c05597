import { useEffect, useRef } from 'react'
import type { Place } from '../../../domain/planner/bill-reading/words'
import classes from './read-bill.module.css'

interface PagePictureProps {
	page: HTMLCanvasElement
	/** From 1. */
	number: number
	marks: { mark: number; place: Place }[]
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** A page of the bill with the places of its figures, by the numbers of their fields. */
export function PagePicture({ page, number, marks }: PagePictureProps) {
	const canvas = useRef<HTMLCanvasElement>(null)
	useEffect(() => {
		if (!canvas.current) return
		canvas.current.width = page.width
		canvas.current.height = page.height
		canvas.current.getContext('2d')?.drawImage(page, 0, 0)
	}, [page])
	return (
		<div className={classes.page}>
			<canvas ref={canvas} role="img" aria-label={`Page ${number} of the bill`} />
			{marks.map(({ mark, place }) => (
				<span
					key={mark}
					aria-hidden
					className={classes.mark}
					style={{
						left: percent(place.left / page.width),
						top: percent(place.top / page.height),
						width: percent((place.right - place.left) / page.width),
						height: percent((place.bottom - place.top) / page.height),
					}}
				>
					<span>{mark}</span>
				</span>
			))}
		</div>
	)
}
