import type { PaperKind, SubsidyStep } from '../../../domain/subsidy/rules'

interface StepLabel {
	name: string
	/** The one who does it. */
	who: string
	what: string
	/** The papers for it. */
	papers?: string
}

export const STEP_LABELS: Record<SubsidyStep, StepLabel> = {
	register: {
		name: 'Register',
		who: 'You',
		what: 'On the national portal of PM Surya Ghar: state, electricity company, connection number, and a code sent to your phone.',
		papers: 'The latest electricity bill',
	},
	feasibility: {
		name: 'Feasibility',
		who: 'The electricity company',
		what: 'It answers whether the plant can be connected. Up to 10 kW it counts as accepted.',
		papers: 'Identity, bill',
	},
	installation: {
		name: 'Installation',
		who: 'Your installer',
		what: 'The system is put up, and its data and a photo with its place go on the portal.',
		papers: 'Agreement, single-line diagram, certificates of panels and inverter, photo',
	},
	'net-meter': {
		name: 'Net meter',
		who: 'The electricity company, asked by your installer',
		what: 'It fits a meter that counts what you feed in.',
	},
	inspection: {
		name: 'Inspection',
		who: 'The electricity company',
		what: 'It looks at the plant and writes the commissioning certificate. From then on your system may make power.',
		papers: 'Commissioning certificate',
	},
	application: {
		name: 'Application for the money',
		who: 'You',
		what: 'Your bank account goes on the portal.',
		papers: 'Cancelled cheque',
	},
	money: {
		name: 'Money',
		who: 'The scheme',
		what: 'The subsidy is paid to your bank account.',
	},
}

export const PAPER_LABELS: Record<PaperKind, string> = {
	bill: 'Electricity bill',
	identity: 'Identity (first eight digits covered)',
	cheque: 'Cancelled cheque',
	feasibility: 'Feasibility approval',
	agreement: 'Agreement with the installer',
	diagram: 'Single-line diagram',
	certificate: 'Certificate',
	photo: 'Photo of the plant',
	other: 'Another paper',
}
