import { useState } from 'react'
import type { Values } from '../../../ui/forms/values'

interface RequestKeyProps {
	fresh: string
	/** A refused form keeps its key. */
	problem: { values: Values } | null
}

/** Has a form record one payment or refund, however often it is sent; its key stays when the page is read anew. */
export function RequestKey({ fresh, problem }: RequestKeyProps) {
	const [first] = useState(fresh)
	const key = problem?.values.idempotencyKey ?? first
	return <input type="hidden" name="idempotencyKey" value={key} />
}
