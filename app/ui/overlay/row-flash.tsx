import { type ComponentProps, useEffect, useRef } from 'react'
import { Flash } from './flash'

interface RowFlashProps extends Omit<ComponentProps<typeof Flash>, 'ref' | 'tabIndex' | 'tone'> {
	/** What the page answered to what was asked of one of its rows. */
	answer: { problem: object | null } | undefined
}

/** What has become of one of a list's rows. It has the focus then: what was pressed has gone with its row. */
export function RowFlash({ answer, undo, ...rest }: RowFlashProps) {
	const place = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (answer?.problem === null) place.current?.focus()
	}, [answer])
	return <Flash ref={place} tabIndex={-1} tone={undo ? 'plain' : undefined} undo={undo} {...rest} />
}
