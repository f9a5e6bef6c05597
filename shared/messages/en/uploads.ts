export const uploads = {
	'uploads.choose_picture': 'Choose a picture to upload.',
	'uploads.too_large': 'The picture is larger than 10 MB.',
	'uploads.not_a_picture': 'The file must be a PNG, JPEG, GIF, WebP or AVIF picture.',
	'uploads.damaged': 'The picture cannot be read. It may be damaged.',
	'uploads.too_many_pixels': 'The picture has more than 64 million pixels.',
	'uploads.too_long': 'A side of the picture is longer than 30,000 pixels.',
	'uploads.admins_only': 'Only an admin can upload pictures.',
	'uploads.installers_only': 'Only an installer can upload pictures.',
	'uploads.log_in_as_admin': 'Log in as an admin to upload pictures.',
	'uploads.log_in_as_installer': 'Log in as an installer to upload pictures.',
}
