import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Flash } from './flash'

interface RowFlashProps<Row> extends Pick<ComponentProps<typeof Flash>, 'done' | 'problem'> {
	/** The page's answer about one of its rows. */
	answer: { problem: object } | { problem: null; done: string; row: Row } | undefined
	/** The way back from the removal of a row. */
	undo: (removed: Row) => ReactNode
}

/** The result for one of a list's rows. It has the focus then: the pressed button has gone with its row. */
export function RowFlash<Row>({ answer, undo, ...rest }: RowFlashProps<Row>) {
	const place = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (answer?.problem === null) place.current?.focus()
	}, [answer])
	const isRemoved = answer?.problem === null && answer.done === 'removed'
	return (
		<Flash
			ref={place}
			tabIndex={-1}
			variant={isRemoved ? 'plain' : undefined}
			undo={isRemoved && undo(answer.row)}
			{...rest}
		/>
	)
}
