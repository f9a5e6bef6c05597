import { useRef, useState } from 'react'
import { type Step, useDecisions } from '../../../components/installer/decision/decision'
import { Toast } from '../../../ui/overlay/toast'

const SHOWN_MS = 2500

interface DecisionToastProps {
	/** The message for each answer. */
	words: Record<Step, string>
	/** The answer just given where JavaScript is off; the style sheet then takes the toast away. */
	done: Step | null
}

/** Says for two and a half seconds which step was taken. */
export function DecisionToast({ words, done }: DecisionToastProps) {
	const [shown, setShown] = useState<{ step: Step; number: number } | null>(
		done && { step: done, number: 0 },
	)
	const decisions = useRef(0)
	useDecisions(({ step, refusal }) =>
		setShown(refusal === null && step !== 'undo' ? { step, number: ++decisions.current } : null),
	)
	// Another for each answer: the time begins anew.
	const said = shown && { key: shown.number, words: words[shown.step] }
	return <Toast said={said} shownMs={SHOWN_MS} />
}
