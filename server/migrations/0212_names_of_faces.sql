-- Faces of before the desk listed them have no name beside them (0207): that of their customer is put there.
update biometry_faces f set borrower_name = b.name from borrowers b where b.id = f.borrower_id and f.borrower_name = '';
