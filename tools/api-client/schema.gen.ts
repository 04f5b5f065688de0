// Written by `npm run openapi`.
export interface paths {
    "/auth/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs an operator in with e-mail and password. */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/operators/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to sign in with to the operator's own telephone, three an hour; answers alike for an unknown e-mail. */
        post: operations["requestLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/operators/code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs an operator in with the code that was sent, also while wrong passwords keep the e-mail waiting. */
        post: operations["signInByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/exchange-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signs an analyst in with the ID token of the company's own sign-on, once. */
        get: operations["exchangeToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells who the bearer token belongs to. */
        get: operations["showUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of the bearer token at once. */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user with store and retailer. */
        get: operations["showSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators/identification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An operator of the caller's own retailer, by CPF. */
        get: operations["identifyOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/operators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An operator of the caller's own retailer. */
        get: operations["showOperator"];
        /** Changes an operator; name and CPF stay. Blocking ends their sessions, and so does a new password. */
        put: operations["changeColleague"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An operator of the caller's own retailer. */
        get: operations["showOperatorAlias1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/operators/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in who proved the first factor and now proves the second. */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/operators/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with the code that was sent to the own telephone, and ends every session. */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an idle till again by password or PIN; the fifth wrong PIN ends the session. */
        post: operations["unlockSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the own account is protected, and where it is signed in. */
        get: operations["showSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the own password and ends every other session. */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the PIN that opens an idle till. */
        put: operations["changePin"];
        post?: never;
        /** Removes the PIN: the password alone opens an idle till. */
        delete: operations["removePin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends every session of the caller but this one. */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one session of the caller. */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a secret for an authenticator app; it counts once a code of it was typed. */
        post: operations["offerTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/second-factor/totp/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the authenticator app on by a first code. */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/second-factor/passkeys/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives what a browser makes a passkey with. */
        post: operations["offerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the passkey that the browser made. */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes new recovery codes in the place of those there were. */
        post: operations["makeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/second-factor/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes one passkey, or the whole second factor. */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/operators/{id}/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the second factor from a colleague who lost it, with a reason; the provider's analyst of any retailer. */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A second person approves one act of the operator at the till, by the own password: for two minutes, once, as it was shown. */
        post: operations["grantApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/staffing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which roles whoever asks may give, and in which retailers and stores. */
        get: operations["showStaffing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operators of a retailer or one of its stores, blocked ones too, by name whatever its case. */
        get: operations["listColleagues"];
        put?: never;
        /** Adds an operator to a store. */
        post: operations["addColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/operators/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Failed sign-ins of an operator, and the changes of their account with who made them. */
        get: operations["showColleagueHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/operators/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets an operator sign in again at once, however many wrong passwords were typed. */
        post: operations["unlockColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/operator-sheets/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sheet to fill in, with the roles it takes. */
        get: operations["downloadStaffTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/operator-sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads a sheet of operators and says what is wrong with each row; keeps nothing. */
        post: operations["readStaffSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/operators/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds operators from the rows of a sheet: all of them or none, or by choice those without a fault. */
        post: operations["addColleagues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailers/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores of the caller's retailer, by name. */
        get: operations["listStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailers/stores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One store of the caller's retailer, with its settings. */
        get: operations["showStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own retailer. */
        get: operations["showRetailer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Behaviour of a store: the layers default, retailer and store merged. */
        get: operations["showConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configurations/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Branding and public flags of a hostname. */
        get: operations["showPublicConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configurations/layers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One layer: what it says, what holds below it, and from where. */
        get: operations["showLayer"];
        put?: never;
        /** Replaces a layer, from now on; what it said before stays in its history. */
        post: operations["enterLayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configurations/layers/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a layer would change, checked as if it were entered; writes nothing. */
        post: operations["previewLayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configurations/layers/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** History of a layer: who changed what, when and why. */
        get: operations["listLayerVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configurations/layers/versions/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enters again what the layer said before its newest version. */
        post: operations["undoLayerVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/borrowers/find-one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds a customer by CPF and opens a 30-minute grant for this operator to see and serve that customer; of a store with limit, coupon and extra credit there. */
        get: operations["findBorrower"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/borrowers/borrowers/find-one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds a customer by CPF and opens a 30-minute grant for this operator to see and serve that customer; of a store with limit, coupon and extra credit there. */
        get: operations["findBorrowerAlias1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/lookups/used-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operators of the caller's retailer who used up the 60 lookups by CPF of an hour. */
        get: operations["listUsedUpLookups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/lookups/{operatorId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets an operator look up 60 more customers at once; nobody does so for themselves. */
        post: operations["releaseLookups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/borrowers/{id}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Registration data of a customer the operator looked up, with the coupon of the registration if asked for. */
        get: operations["readBorrowerData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/borrowers/{id}/images/portrait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Face photograph of a customer the operator looked up. */
        get: operations["readBorrowerPortrait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/borrowers/{id}/images/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Document photograph of a customer the operator looked up. */
        get: operations["readBorrowerDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retailers-onboarding/operators/data-validation-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Makes a link to the page of an operator's own data: one's own, or a colleague's from a shared login. */
        get: operations["makeDataLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-update/links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a link, once: what it answers is good on the device that opened it alone. */
        post: operations["openDataLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-update/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a customer's known phone; answers alike for a CPF that nobody has. */
        post: operations["beginDataVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-update/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the operator's known phone or e-mail. */
        post: operations["requestDataCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-update/code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Identifies the person by the code, and answers their data. */
        post: operations["verifyDataCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-update/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Data of the person whom a code identified. */
        post: operations["showOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        /** Changes e-mail, Pix key (operators) or address (customers) at once. */
        patch: operations["changeOwnData"];
        trace?: never;
    };
    "/data-update/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the new phone. */
        post: operations["requestPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-update/phone/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the change of phone, by the code that the new one got; an analyst decides. */
        post: operations["askPhoneChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-update/phone/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The person no longer wants the change that waits. */
        post: operations["withdrawPhoneChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-update/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the visit: whoever holds the device next begins anew. */
        post: operations["endDataVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/phone-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests for another phone: of the retailer's operators; the provider's analyst sees all, of customers too. */
        get: operations["listPhoneChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/phone-changes/{personId}/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a request to look at, for ten minutes in which nobody else decides it. */
        post: operations["claimPhoneChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/phone-changes/{personId}/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a request that the caller looks at back to the queue. */
        post: operations["releasePhoneChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/phone-changes/{personId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approves the request that the caller looks at, which changes the phone, or refuses it; both phones are told. */
        patch: operations["decidePhoneChange"];
        trace?: never;
    };
    "/receipt-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the customer a link to the receipt of a purchase, or to those of payments. */
        post: operations["sendReceiptLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipt-links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the receipts of a link say, for as long as it is good. */
        post: operations["openReceiptLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipt-links/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The receipts of a link as one PDF. */
        post: operations["renderReceiptLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/cash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's open session, and which drawers of a store are taken. */
        get: operations["showCash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/cash/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sessions of a store with their differences, a page at a time, and what landed in none. */
        get: operations["listCashSessions"];
        put?: never;
        /** Opens a drawer of a store with its float; what the caller receives there lands in it from now on. */
        post: operations["openCashSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/cash/sessions/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts money into the caller's drawer or takes it out, by hand and with a reason. */
        post: operations["moveCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/cash/sessions/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what was counted in the drawer; only then is told what was expected. */
        post: operations["countCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/cash/sessions/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a drawer as it was counted; a difference is explained. Its own cashier, a manager or an analyst may. */
        post: operations["closeCashSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/cash/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A closed session with all that moved it; an open one, without a sum, to its cashier, a manager or an analyst. */
        get: operations["showCashSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/cash/sessions/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The Z of a closed session as a PDF for an 80 mm roll. */
        get: operations["renderCashReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents of a kind with their history: the provider's, the caller's retailer's and its stores'; the provider's analyst sees every retailer's. */
        get: operations["listPolicies"];
        put?: never;
        /** Enters a document that holds from today or a later day; what was entered before is never edited. */
        post: operations["enterPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is decided by policies: each kind with its variants and the fields of its document, as a form shows them. */
        get: operations["listPolicyKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document, with its difference to the one it superseded. */
        get: operations["showPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a document would change, checked as if it were entered; writes nothing. */
        post: operations["previewPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves, as a second person, a document of a kind that needs one; it holds from its first day. */
        post: operations["approvePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a coupon campaign that runs: today is the last day of its line. */
        post: operations["endCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a document before the day from which it would hold. */
        post: operations["withdrawPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/borrowers/{id}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Total and available limit of a customer the operator looked up, for a store. */
        get: operations["showLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/borrowers/{id}/limit/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the customer's limit to the customer by SMS. */
        post: operations["notifyLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/borrowers/{id}/limit/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limit of a customer the operator looked up, what one person may change of it, and how it came to be. */
        get: operations["showLimitHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/borrowers/{id}/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the total limit of a customer the operator looked up, with a reason; beyond the policy it waits. */
        patch: operations["changeTotalLimit"];
        trace?: never;
    };
    "/coordinator/borrowers/{id}/limit/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Blocks the limit of a customer the operator looked up, with or without an end, or lifts the block. */
        patch: operations["changeLimitBlock"];
        trace?: never;
    };
    "/coordinator/borrowers/{id}/limit/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks an analyst for the limit that one purchase of a customer the operator looked up needs. */
        post: operations["requestLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/limit-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests for changes of limits beyond the policy: the retailer's; the provider's analyst sees all. */
        get: operations["listLimitRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/limit-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Approves a waiting request, which makes its change, or refuses it: another person than who asked. */
        patch: operations["decideLimitRequest"];
        trace?: never;
    };
    "/coupons/next-purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupon that a customer the operator looked up may use on the next purchase in a store. */
        get: operations["nextCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tx-credit/evaluations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest evaluation of extra credit that a customer the operator looked up has in a store. */
        get: operations["findEvaluation"];
        put?: never;
        /** Evaluates extra credit for one purchase of a customer the operator looked up, in one store. */
        post: operations["evaluateCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incentives/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an operator earned and gave back from day to day; managers and analysts see that of others. */
        get: operations["listIncentives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/coupon-campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Campaigns of the retailer and of the provider, and what became of their coupons; the provider's analyst sees all. */
        get: operations["listCouponCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/borrowers/{id}/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons of a customer the operator looked up. */
        get: operations["listCustomerCoupons"];
        put?: never;
        /** Gives a customer the operator looked up a coupon of a campaign that runs: one of each campaign at most. */
        post: operations["giveCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/borrowers/{id}/coupons/{couponId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a coupon that the customer did not use. */
        post: operations["withdrawCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/extra-credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests for extra credit that wait, the oldest first; the provider's analyst sees all. */
        get: operations["listExtraCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/extra-credit/{borrowerId}/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a request, for ten minutes in which nobody else decides it, and tells what it is decided on. */
        post: operations["claimExtraCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/extra-credit/{borrowerId}/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a request back to the queue. */
        post: operations["releaseExtraCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/extra-credit/{borrowerId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Grants what was asked or less, or denies it, by whoever took the request; the customer is told. */
        patch: operations["decideExtraCredit"];
        trace?: never;
    };
    "/incentives/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What sellers are paid for a month, with their Pix keys. */
        get: operations["listIncentivePayouts"];
        put?: never;
        /** Closes a month that is over: fixes what each seller is paid. Who is owed nothing is carried over. */
        post: operations["closeIncentives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incentives/payouts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payouts of a month as CSV; leaves an entry in the audit. */
        get: operations["exportIncentivePayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incentives/payouts/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in operator was paid of incentives, the newest months first. */
        get: operations["listOwnPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incentives/payouts/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks payouts as paid by Pix to the keys shown, all or none: another person than who closed the month. */
        post: operations["payIncentives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incentives/payouts/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the Pix of a payout came back: it is to be paid again. */
        post: operations["returnIncentivePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sale that a purchase by QR code became: none before it is accepted, then exactly one. */
        get: operations["listCapturedContracts"];
        put?: never;
        /** Prices a purchase: writes an offered contract with its proposals and returns them. */
        post: operations["priceProposals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/find-one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One contract of the caller's retailer with its proposals. */
        get: operations["findContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/origination-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the customer to authorise one proposal by code, analyst's call or face, as its policy wants. Sending again replaces it, never the count of tries. */
        post: operations["requestVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/origination-code/analyst": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Asks for an analyst's call where the customer could not show a face; allowed a while after the link. */
        patch: operations["requestAnalyst"];
        trace?: never;
    };
    "/origination-code/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** The till gave up: an analyst's call that waits leaves the queue. Of any other authorisation nothing changes. */
        patch: operations["withdrawCall"];
        trace?: never;
    };
    "/origination-code/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the authorisation of a proposal stands. */
        get: operations["showVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/origination-code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Checks the code the customer read out; five wrong codes lock the proposal. */
        patch: operations["verifyCode"];
        trace?: never;
    };
    "/coordinator/contracts/proposals/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Same as PATCH /origination-code/verify, under the older path (ruling C3). */
        post: operations["verifyProposalCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/proposals/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts a verified proposal: consumes limit, opens installments, posts the books and the receipt in one step. */
        post: operations["acceptProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/purchase-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchases that wait for an analyst's call, the oldest first; the provider's analyst sees all. */
        get: operations["listPurchaseCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/purchase-calls/{borrowerId}/{proposalId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a call, for ten minutes in which nobody else makes it; a new code where somebody else had it. */
        post: operations["claimPurchaseCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/purchase-calls/{borrowerId}/{proposalId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a call back to the queue; its code is good no more. */
        post: operations["releasePurchaseCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/purchase-calls/{borrowerId}/{proposalId}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Portrait and pictures of the face, for whoever has the call; that they were seen is recorded. */
        post: operations["showPurchasePictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/purchase-calls/{borrowerId}/{proposalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Authorises the purchase of a call that the caller took, or refuses it. */
        patch: operations["decidePurchaseCall"];
        trace?: never;
    };
    "/purchase-face/links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a link, once: what it answers is good on the device that opened it alone. */
        post: operations["openFaceLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-face/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer lets pictures of their face be taken for this purchase; answers what to do before the camera. */
        post: operations["consentToFace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-face/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pictures of the face, judged at once: authorised, left to a person, or to be taken again. */
        post: operations["sendFacePictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-face/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer does not know this purchase: it is refused. */
        post: operations["declinePurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/in-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales of a store of the caller's retailer that wait for somebody, the own ones first, the oldest first. */
        get: operations["listSalesInProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes on with a sale of the store on whatever device: the offer with the figures of today, and the leave to serve its customer. */
        post: operations["resumeSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/qr-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a purchase that the customer makes behind a QR code, good for some minutes and one device. */
        post: operations["makeQrPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/qr-code/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a purchase by QR code stands, for whoever goes on with it at the till. */
        get: operations["showQrPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/qr-code/{id}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A small label with the value of an accepted purchase, for a roll of 80 mm, as a PDF. */
        get: operations["renderQrLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/qr-code/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a purchase by QR code that nobody accepted yet; its page is over at once. */
        post: operations["cancelQrPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/qr-code/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events: the status of each of the caller's running purchases by QR code, when it changes. */
        get: operations["watchQrPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr-purchase/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a QR code, once: what it answers is good on the device that opened it alone. */
        post: operations["openQrPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr-purchase/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the purchase stands, for a page that was loaded again. */
        post: operations["showQrPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr-purchase/identification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the phone of whoever has a CPF; tells nobody whether somebody has it. */
        post: operations["identifyForQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr-purchase/identification/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Identifies the customer by the code. */
        post: operations["verifyForQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr-purchase/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The limit, and the plans for the purchase or the part of it that is to be on credit. */
        post: operations["priceQrPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr-purchase/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is signed by one of the plans, as an A4 PDF to read before. */
        post: operations["renderQrSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr-purchase/authorisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for one plan to be authorised by code, analyst's call or face, as its policy wants. */
        post: operations["authoriseQrPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr-purchase/authorisation/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the authorisation of the chosen plan stands. */
        post: operations["showQrAuthorisation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr-purchase/authorisation/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the code that authorises the chosen plan. */
        post: operations["verifyQrAuthorisation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr-purchase/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buys by the authorised plan, once; asked again it answers what was bought. */
        post: operations["acceptQrPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qr-purchase/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer does not want it: the page is over, and the till is told. */
        post: operations["declineQrPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be undone of a purchase today, for which reasons, with whose approval, and what was undone. */
        get: operations["showCancellationOptions"];
        put?: never;
        /** Undoes a purchase whole or in part, by role and reason, or with the approval of who may: plan, limit, coupon, incentive, device and what was paid. */
        post: operations["cancelContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/{id}/cancellation/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What goes back to whom when a purchase is undone whole or in part, by the rules that do it; nothing is done. */
        get: operations["previewCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/installments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Installments of a customer the operator looked up, with today's amounts, and the open fees. */
        get: operations["listInstallments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/installments/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receives one installment at a store. */
        post: operations["payInstallment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/installments/pay-multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receives several installments of one customer, all or nothing: of each contract the lowest, and the last backwards while nothing before them is due. */
        post: operations["payInstallments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments that touched a contract of a customer the operator looked up, newest first, undone ones too. */
        get: operations["listPayments"];
        put?: never;
        /** Receives an amount of money on a contract: open fees first, then its installments, the last one in part. */
        post: operations["payAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/{id}/payments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an amount of money would pay of a contract today; nothing is received. */
        get: operations["previewAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/{id}/payoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What pays a contract off today. */
        get: operations["quotePayoff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/payments/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a payment, with a reason: the latest of its contracts, by a manager or an analyst who did not receive it, or with the approval of one. */
        post: operations["undoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/borrowers/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a customer bought, paid and got back at the retailer in a period, and what is open today. */
        get: operations["showStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/borrowers/{id}/statement/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a PDF, for the customer. */
        get: operations["renderStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/pix/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charges installments of one customer by Pix, at the amounts of today, and sends the customer the code. */
        post: operations["createCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/pix/agreement-charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charges the next payment of an agreement by Pix, with the open fees, and sends the customer the code. */
        post: operations["createAgreementCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/pix/charges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A Pix charge of the retailer and what was received for it. */
        get: operations["showCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/pix/charges/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a Pix charge that nobody paid; money that still comes for it is kept for the customer. */
        post: operations["cancelCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/pix/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every Pix received for a customer the operator looked up, newest first, and what became of it. */
        get: operations["listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/pix/receipts/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the store handed back, in cash, the credit that a Pix left. */
        post: operations["refundCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/pix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank says that a Pix arrived; the same endToEndId again answers the same and does nothing. */
        post: operations["receivePix"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/pix-charges/{txid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A Pix charge on the customer's telephone. Answers only while the embedded Pix provider is on. */
        get: operations["showInboxCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/pix-charges/{txid}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer pays a Pix charge at the embedded bank, which tells the webhook. */
        post: operations["payInInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/invoices/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a store issues boletos to its customers. */
        get: operations["showInvoiceSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/invoices/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The boleto of a customer's next installment at this retailer; asked again, the same one while it stands. */
        post: operations["issueNextInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/invoices/{id}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A boleto as an A4 PDF. */
        get: operations["renderInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/invoices/payments/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments of boletos that wait for a person, oldest first; those of no boleto at the provider alone. */
        get: operations["listWaitingBoletoPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/invoices/payments/decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people decided of payments that waited, the newest fifty first. */
        get: operations["listDecidedBoletoPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/invoices/payments/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A person says what becomes of a payment that waits: it pays what is owed, or goes back. */
        post: operations["decideBoletoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/boletos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank says that a boleto was paid; the same paymentId again answers the same and does nothing. */
        post: operations["receiveBoletoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/boletos/{nossoNumero}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A boleto at the customer's bank. Answers only while the embedded boleto bank is on. */
        get: operations["showInboxBoleto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/boletos/{nossoNumero}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer pays a boleto at the embedded bank, which tells the webhook. */
        post: operations["payInboxBoleto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/renegotiations/eligible-debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contracts of a customer that are late enough to be renegotiated, at the amounts of today. */
        get: operations["listEligibleDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/renegotiations/simulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Simulates an agreement on whole contracts: writes an offer with its options, valid until the end of the day. */
        post: operations["simulateAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/renegotiations/{id}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the customer a code that authorises one option; sending again never resets the count of tries. */
        post: operations["requestAgreementCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/renegotiations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts an option with the customer's code: its payments stand in place of the installments from then on. */
        post: operations["acceptAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/renegotiations/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments of a customer's agreements with today's amounts, by due date, and the open fees. */
        get: operations["listAgreementPayments"];
        put?: never;
        /** Receives one payment of an agreement at a store, lowest order first, with the open fees. */
        post: operations["payAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/renegotiations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agreement as it was accepted, for its paper, and what breaking it today would mean. */
        get: operations["showAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/renegotiations/{id}/break": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Breaks an agreement: its installments come back, less what was paid, and charges go on. */
        post: operations["breakAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices on sale in a store today, by name, with their offer. */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/evaluations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Evaluates extra credit for a device, for a customer the operator looked up, in one store. */
        post: operations["evaluateDeviceCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/evaluations/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks the IMEI of the device an offered contract sells, and remembers it. */
        post: operations["verifyImei"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/submit-lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers the verified device with the lock service; may be repeated until it is confirmed. */
        post: operations["submitLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/confirm-lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the lock service whether the device took its lock. */
        post: operations["confirmLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps that the customer read and signed the term of the lock; without it no device is locked. */
        post: operations["consentToLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/consents/{contractId}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The term of the lock for the customer to sign, as a PDF. */
        get: operations["renderConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/devices/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices of the caller's retailer whose lock is not where the debt is, the oldest first. */
        get: operations["listWaitingDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/devices/{contractId}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the lock service asked again at once, or leaves a device unlocked for good. */
        post: operations["settleDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every device of the caller's retailer with the history of its price. */
        get: operations["listCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/catalogue/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new device. It is on sale once it has a price. */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/catalogue/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** What a device is called, and whether it is on sale. */
        put: operations["changeProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/catalogue/products/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a price on a device from a day on; the one before it ends there by itself. */
        post: operations["enterOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smartphone-sale/catalogue/offers/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a price back at once; the one before it holds again, if there is one. */
        post: operations["withdrawOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/contracts/originations/summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales of the caller's retailer in a range of days, oldest first, a page at a time. */
        get: operations["listSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator-service-center": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Looks a customer up by CPF, as find-one does, and says on which page they are served. */
        get: operations["serveCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator-service-center/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works at the service centre: the signed-in operator, or who named themselves on a shared login. */
        get: operations["showServiceCentre"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/retailers-dash/applications/operators/records/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchases, registrations and incentive of one operator: today, this week, this month, and by day. */
        get: operations["showPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/retailers-dash/applications/operators/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operators of the retailer, or of one store, by what they did in a period. */
        get: operations["rankOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/retailers-dash/applications/stores/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores of the retailer by what was done there in a period. */
        get: operations["rankStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/retailers-dash/conversion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** From lookup to registration, approval and first purchase, of one operator, a store or the retailer. */
        get: operations["showConversion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what the audit can be asked, and the state of its chain. */
        get: operations["showAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/audit/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, a page at a time; the reading leaves an entry of its own. */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/audit/entries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All entries that the filters leave, newest first, as CSV; leaves an entry of its own. */
        get: operations["exportAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/audit/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer of a CPF whom entries are about, so that no address carries the CPF. */
        post: operations["findAuditedCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/audit/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the chain was checked, while a check runs and after it. */
        get: operations["showAuditChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator/audit/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recomputes the whole chain in the background; while one check runs there is no second. */
        post: operations["checkAuditChain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{authenticationCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a printed receipt is genuine, for anybody who holds the paper. */
        get: operations["checkReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{id}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipt of a purchase as a PDF. */
        get: operations["renderPurchaseReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{id}/render/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt of a purchase by its parts, for a receipt printer. */
        get: operations["showPurchaseReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/installments/payments/render/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipts of payments, also of agreements, by their parts, for a receipt printer. */
        get: operations["showPaymentReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{id}/payoff/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What pays a contract off today, as a PDF for the customer. */
        get: operations["renderPayoff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/renegotiations/payments/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipts of payments of agreements as one PDF, asked for by the ids of those payments. */
        get: operations["renderAgreementReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/installments/payments/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipts of payments as one PDF, asked for by entry ids. */
        get: operations["renderPaymentReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{id}/instrument/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer signed as an A4 PDF: the bill of an institution, or the sale contract of the store. */
        get: operations["renderInstrument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{id}/awareness-terms/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer declares to know of a purchase, as an A4 PDF to sign by hand. */
        get: operations["renderAwarenessTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/proposals/{id}/cet-sheet/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Summary and total effective cost of one way to pay, as an A4 PDF to read before signing. */
        get: operations["renderCetSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of the embedded provider, newest first. Answers only while that provider is on. */
        get: operations["listInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference/professions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Occupations of the CBO 2002 by name, OUTROS first. */
        get: operations["listProfessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 27 federative units with their codes of IBGE. */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference/states/{uf}/municipalities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Municipalities of a state by name. */
        get: operations["listMunicipalities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference/addresses/{cep}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of a CEP; street and district are empty where one CEP serves a whole town. */
        get: operations["showAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reference/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** CEPs of a street by state, city and name, at most 50. */
        get: operations["searchAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/retailers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retailers by name: all to the provider's analysts, the own one to others. */
        get: operations["listRetailers"];
        put?: never;
        /** A new retailer. It may sell when its steps are done. */
        post: operations["createRetailer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/retailers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A retailer with its stores, and what is missing before it may sell. */
        get: operations["showRetailerProfile"];
        /** What a retailer is called, its CNPJ, zone and contact. */
        put: operations["changeRetailer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/retailers/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deactivates a retailer, whose people then get in nowhere, or activates it again. */
        post: operations["changeRetailerStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/retailers/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** History of a retailer and its stores. */
        get: operations["listRetailerChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/retailers/{id}/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new store. The holidays of its place hold in it. */
        post: operations["createStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/retailers/{id}/stores/{storeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** What a store is called, its CNPJ, address, telephone and settings. */
        put: operations["changeStore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/retailers/{id}/stores/{storeId}/open-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is under way in a store, told before it is closed. */
        get: operations["showOpenWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/retailers/{id}/stores/{storeId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a store, which stops at the next call, or opens it again. */
        post: operations["changeStoreStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Days of a year on which banks stay shut: in the whole country, and by place. */
        get: operations["listHolidays"];
        put?: never;
        /** A future holiday of a state, a city or a store. */
        post: operations["addHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/holidays/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a holiday would move: stores, installments and the day they may be paid on. Writes nothing. */
        post: operations["previewHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/holidays/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a future holiday back; where another one holds on that day, it stays. */
        post: operations["removeHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of the caller's retailer on its last days, today among them. */
        get: operations["countEvents"];
        put?: never;
        /** Counts what happened on a page, on the retailer's day. A name that is not known is counted as 'other'. */
        post: operations["recordEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests of the caller's retailer by status, a page at a time. */
        get: operations["listSupportRequests"];
        put?: never;
        /** Asks the support for help. */
        post: operations["askSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/requests/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller asked the support, with the answers. */
        get: operations["listOwnSupportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/requests/mine/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller needs no more help with it. */
        post: operations["closeOwnSupportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/requests/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says who answers a request, so that no two do. */
        post: operations["claimSupportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/requests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a request, or answers it anew; who asked reads it in the app. */
        post: operations["answerSupportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/requests/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a request, answered or not. */
        post: operations["closeSupportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/chat/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A token of a few minutes that tells the live chat who the caller is. */
        post: operations["signInToChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a customer's known phone; answers alike for a CPF that nobody has. */
        post: operations["beginPortalEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/entries/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session of the customer by the code. */
        post: operations["enterPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of the call. */
        post: operations["leavePortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What comes first, the limit and the next installment of the customer. */
        get: operations["showPortalHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every purchase of the customer with its installments, at the amounts of today. */
        get: operations["listOwnPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/pix-charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charges own installments by Pix, at the amounts of today, at the store that sold the first of them. */
        post: operations["chargeMyself"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/pix-charges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An own Pix charge and what was received for it. */
        get: operations["showOwnCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/boletos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The boleto of the next installment of an own purchase; asked again, the same one while it stands. */
        post: operations["issueOwnBoleto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/boletos/{id}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An own boleto as an A4 PDF. */
        get: operations["renderOwnBoleto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/purchases/{id}/papers/{paper}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A paper of an own purchase as a PDF: receipt, instrument, awareness terms, or what pays it off today. */
        get: operations["renderOwnPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer bought, paid and got back in a month, as the receipts say. */
        get: operations["showOwnStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/receipts/{authenticationCode}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An own receipt as a PDF, by the code of a line of the statement. */
        get: operations["renderOwnReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Simulates an agreement on an own late purchase, within the policy of the retailer that sold it. */
        post: operations["simulateOwnAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/agreements/{id}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the customer the code that accepts one option; sending again never resets the count of tries. */
        post: operations["requestOwnAgreementCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/agreements/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts an option with the code: its payments stand in place of the installments from then on. */
        post: operations["acceptOwnAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description 503: Busca de endereços fora do ar. Preencha o endereço. */
        ADDRESS_LOOKUP_AWAY: {
            /** @constant */
            code: "ADDRESS_LOOKUP_AWAY";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Endereço não encontrado */
        ADDRESS_NOT_FOUND: {
            /** @constant */
            code: "ADDRESS_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Pagamentos de um acordo quebrado não podem ser estornados. */
        AGREEMENT_PAYMENT: {
            /** @constant */
            code: "AGREEMENT_PAYMENT";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Parcela já foi paga. */
        ALREADY_PAID: {
            /** @constant */
            code: "ALREADY_PAID";
            message: components["schemas"]["ErrorMessage"];
            details: {
                installmentId: components["schemas"]["Id"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este pagamento já foi estornado. */
        ALREADY_UNDONE: {
            /** @constant */
            code: "ALREADY_UNDONE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O valor recebido é maior do que quita o contrato hoje: {payoff}. */
        AMOUNT_ABOVE_PAYOFF: {
            /** @constant */
            code: "AMOUNT_ABOVE_PAYOFF";
            message: components["schemas"]["ErrorMessage"];
            details: {
                payoff: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O valor recebido precisa ser de pelo menos {minimum}. */
        AMOUNT_TOO_SMALL: {
            /** @constant */
            code: "AMOUNT_TOO_SMALL";
            message: components["schemas"]["ErrorMessage"];
            details: {
                minimum: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A validação por telefone ainda não pode ser pedida. Aguarde a validação facial. */
        ANALYST_NOT_ALLOWED: {
            /** @constant */
            code: "ANALYST_NOT_ALLOWED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Outra proposta já foi selecionada. Tente novamente. */
        ANOTHER_PROPOSAL_ALREADY_ACCEPTED: {
            /** @constant */
            code: "ANOTHER_PROPOSAL_ALREADY_ACCEPTED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta autorização já foi usada, venceu ou é de outra operação. Peça uma nova. */
        APPROVAL_NOT_VALID: {
            /** @constant */
            code: "APPROVAL_NOT_VALID";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Senha incorreta ou operador não tem essa permissão */
        APPROVAL_REFUSED: {
            /** @constant */
            code: "APPROVAL_REFUSED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Outra pessoa precisa autorizar: um gerente ou analista. */
        APPROVAL_REQUIRED: {
            /** @constant */
            code: "APPROVAL_REQUIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Nenhum registro da auditoria é deste CPF */
        AUDIT_CUSTOMER_NOT_FOUND: {
            /** @constant */
            code: "AUDIT_CUSTOMER_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        AmountPreview: {
            contractId: components["schemas"]["Id"];
            contractNumber: string;
            amount: components["schemas"]["Reais"];
            /** @description What the money reaches, in the order it is spent */
            installments: {
                installmentOrder: number;
                paid: components["schemas"]["Reais"];
                /** @description True when a part of the installment stays open */
                isPartial: boolean;
            }[];
            /** @description Open fees, taken from the money first */
            fees: components["schemas"]["Reais"];
            openInstallments: number;
            /** @description Payoff of the rest today */
            remainingPayoff: components["schemas"]["Reais"];
            /** @description Payoff of today before it: the `expectedRemaining` of the payment */
            payoff: components["schemas"]["Reais"];
        };
        ApprovalAnswer: {
            /** @description Sent along with the act, once */
            id: components["schemas"]["Id"];
            approverName: string;
            expiresAt: components["schemas"]["Instant"];
        };
        ApprovalRequest: {
            /** @enum {string} */
            act: "cash.move" | "contract.cancel" | "payment.undo";
            /** @description What is acted on: of `payment.undo` the payment, of `contract.cancel` the contract, of `cash.move` the session */
            subjectId: components["schemas"]["Id"];
            /** @description The rest of what was shown to who approves; another act with other facts is not approved */
            facts: components["schemas"]["ApprovedFacts"];
            /** @description E-mail of who approves */
            username: string;
            password: string;
        };
        ApprovedFacts: {
            [key: string]: string | number | boolean;
        };
        /** @description 400: Preencha os dados corretamente */
        BAD_REQUEST: {
            /** @constant */
            code: "BAD_REQUEST";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                issues?: {
                    path: string;
                    message: string;
                }[];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Boleto não encontrado. */
        BOLETO_NOT_FOUND: {
            /** @constant */
            code: "BOLETO_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Outra pessoa já decidiu sobre este pagamento. */
        BOLETO_PAYMENT_DECIDED: {
            /** @constant */
            code: "BOLETO_PAYMENT_DECIDED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O valor é maior do que tudo o que o cliente deve neste contrato. Devolva o pagamento. */
        BOLETO_PAYMENT_EXCEEDS_DEBT: {
            /** @constant */
            code: "BOLETO_PAYMENT_EXCEEDS_DEBT";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Pagamento de boleto não encontrado. */
        BOLETO_PAYMENT_NOT_FOUND: {
            /** @constant */
            code: "BOLETO_PAYMENT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O boleto deste pagamento não é nosso: só é possível devolver o valor. */
        BOLETO_PAYMENT_WITHOUT_CUSTOMER: {
            /** @constant */
            code: "BOLETO_PAYMENT_WITHOUT_CUSTOMER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Esta loja não emite boletos para clientes. */
        BORROWER_INVOICES_DISABLED: {
            /** @constant */
            code: "BORROWER_INVOICES_DISABLED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: CPF não encontrado */
        BORROWER_NOT_FOUND: {
            /** @constant */
            code: "BORROWER_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        BoletoDecision: {
            /**
             * @description APPLY: pays what is owed of the contract, from the boleto on. RETURN: the bank gives it back.
             * @enum {string}
             */
            decision: "APPLY" | "RETURN";
            reason: string;
        };
        BoletoNotice: {
            /** @description The bank's own id of the payment: one effect each */
            paymentId: string;
            nossoNumero: components["schemas"]["NossoNumero"];
            value: components["schemas"]["Reais"];
            paidAt: components["schemas"]["Instant"];
        };
        BoletoNoticeAnswer: {
            paymentId: string;
            /** @enum {string} */
            outcome: "PAID" | "WAITING" | "APPLIED" | "RETURNED";
        };
        BoletoPayment: {
            id: components["schemas"]["Id"];
            paymentId: string;
            nossoNumero: components["schemas"]["NossoNumero"];
            value: components["schemas"]["Reais"];
            paidAt: components["schemas"]["Instant"];
            /** @enum {string} */
            outcome: "PAID" | "WAITING" | "APPLIED" | "RETURNED";
            fault: ("UNKNOWN_BOLETO" | "OTHER_AMOUNT" | "NOT_OWED" | "CHANGED_SINCE") | null;
            /** @description What the boleto asked for on that day */
            expectedValue: components["schemas"]["Reais"] | null;
            customerName: string | null;
            contractNumber: string | null;
            installmentNumber: number | null;
            decidedBy: string | null;
            decidedAt: components["schemas"]["Instant"] | null;
            reason: string | null;
        };
        BorrowerData: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Masked: first 3 and last 2 digits */
            cpf: string;
            /** @description Masked: the middle digits are hidden */
            phoneNumber: string | null;
            borrowerStatus: ("APPROVED" | "DENIED" | "INCOMPLETE" | "MANUAL_ANALYSIS" | "UNDER_ANALYSIS" | "PRE_APPROVED") | null;
            phoneStatus: ("VERIFIED" | "UNVERIFIED") | null;
            borrowerSettings: {
                disablePurchase: boolean;
            };
            enableHighRecurrence: boolean;
            billDueDay: number | null;
            /** @enum {string} */
            customerType: "LIMITE" | "LEVE";
            /** @description Only when a store was named */
            sale?: components["schemas"]["SaleStart"];
            /** @description Masked */
            email: string | null;
            birthDate: components["schemas"]["Day"] | null;
            hasPortrait: boolean;
            hasDocumentPhoto: boolean;
            /** @description Coupon of the registration, when asked for and there is one */
            applicationCoupon: components["schemas"]["Coupon"] | null;
        };
        BorrowerLimit: {
            borrowerId: components["schemas"]["Id"];
            retailerId: components["schemas"]["Id"];
            totalLimit: components["schemas"]["Reais"];
            availableLimit: components["schemas"]["Reais"];
            limitIsBlockedBy: ("OVERDUE_INSTALLMENTS" | "OPEN_RENEGOTIATIONS" | "MANUALLY_BLOCKED") | null;
            attributedOn: components["schemas"]["Instant"];
        };
        BreakRequest: {
            reason: string;
        };
        BrokenRenegotiation: {
            id: components["schemas"]["Id"];
            number: string;
            /** @enum {string} */
            status: "OFFERED" | "EXPIRED" | "ACTIVE" | "CLOSED" | "BROKEN";
            canceledPayments: number;
        };
        /** @description 409: Esta campanha não está valendo hoje */
        CAMPAIGN_NOT_RUNNING: {
            /** @constant */
            code: "CAMPAIGN_NOT_RUNNING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este cancelamento não é permitido para o seu perfil, o motivo ou o prazo. */
        CANCELLATION_NOT_ALLOWED: {
            /** @constant */
            code: "CANCELLATION_NOT_ALLOWED";
            message: components["schemas"]["ErrorMessage"];
            details: {
                because: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Não foi possível criar o contrato */
        CANT_CREATE_CONTRACT: {
            /** @constant */
            code: "CANT_CREATE_CONTRACT";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                reason?: string;
                borrowerStatus?: string;
                phoneStatus?: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O caixa teve movimento depois da contagem. Confira e conte de novo. */
        CASH_COUNT_OUTDATED: {
            /** @constant */
            code: "CASH_COUNT_OUTDATED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Explique a diferença antes de fechar o caixa. */
        CASH_DIFFERENCE_UNEXPLAINED: {
            /** @constant */
            code: "CASH_DIFFERENCE_UNEXPLAINED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta gaveta já está aberta por outra pessoa. Escolha outra. */
        CASH_DRAWER_TAKEN: {
            /** @constant */
            code: "CASH_DRAWER_TAKEN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Conte o dinheiro da gaveta antes de fechar. */
        CASH_NOT_COUNTED: {
            /** @constant */
            code: "CASH_NOT_COUNTED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Não há esse valor na gaveta. */
        CASH_NOT_ENOUGH: {
            /** @constant */
            code: "CASH_NOT_ENOUGH";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Você já está com um caixa aberto. Feche-o antes de abrir outro. */
        CASH_SESSION_ALREADY_OPEN: {
            /** @constant */
            code: "CASH_SESSION_ALREADY_OPEN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este caixa já foi fechado. */
        CASH_SESSION_CLOSED: {
            /** @constant */
            code: "CASH_SESSION_CLOSED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Caixa não encontrado. */
        CASH_SESSION_NOT_FOUND: {
            /** @constant */
            code: "CASH_SESSION_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este caixa ainda está aberto. O fechamento sai depois da contagem. */
        CASH_SESSION_OPEN: {
            /** @constant */
            code: "CASH_SESSION_OPEN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Abra o caixa para receber. */
        CASH_SESSION_REQUIRED: {
            /** @constant */
            code: "CASH_SESSION_REQUIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: O chat não está disponível nesta loja */
        CHAT_NOT_AVAILABLE: {
            /** @constant */
            code: "CHAT_NOT_AVAILABLE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Município não encontrado neste estado */
        CITY_UNKNOWN: {
            /** @constant */
            code: "CITY_UNKNOWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Já existe um varejista com este CNPJ */
        CNPJ_TAKEN: {
            /** @constant */
            code: "CNPJ_TAKEN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta ação já não é possível. Atualize e confira. */
        CONFLICT: {
            /** @constant */
            code: "CONFLICT";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta compra já foi cancelada. */
        CONTRACT_ALREADY_CANCELED: {
            /** @constant */
            code: "CONTRACT_ALREADY_CANCELED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Uma compra deste pagamento foi cancelada ou devolvida depois dele. */
        CONTRACT_CANCELED: {
            /** @constant */
            code: "CONTRACT_CANCELED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Contrato já possui parcelas. */
        CONTRACT_HAS_INSTALLMENTS_ALREADY: {
            /** @constant */
            code: "CONTRACT_HAS_INSTALLMENTS_ALREADY";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O contrato não possui proposta aceita */
        CONTRACT_HAS_NO_ACCEPTED_PROPOSAL: {
            /** @constant */
            code: "CONTRACT_HAS_NO_ACCEPTED_PROPOSAL";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Contrato não encontrado */
        CONTRACT_NOT_FOUND: {
            /** @constant */
            code: "CONTRACT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Política não encontrada. Tente novamente. */
        CONTRACT_POLICY_NOT_FOUND: {
            /** @constant */
            code: "CONTRACT_POLICY_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                policyId?: components["schemas"]["Id"];
                lenderType?: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Falta o índice de correção monetária dos meses desde o pagamento. Peça ao provedor que o cadastre e tente de novo. */
        CORRECTION_INDEX_MISSING: {
            /** @constant */
            code: "CORRECTION_INDEX_MISSING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Cupom já utilizado */
        COUPON_ALREADY_USED: {
            /** @constant */
            code: "COUPON_ALREADY_USED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Cupom vencido */
        COUPON_EXPIRED: {
            /** @constant */
            code: "COUPON_EXPIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este cliente já tem um cupom desta campanha dado à mão */
        COUPON_GIVEN_ALREADY: {
            /** @constant */
            code: "COUPON_GIVEN_ALREADY";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Valor da compra abaixo do mínimo do cupom */
        COUPON_MINIMUM_NOT_REACHED: {
            /** @constant */
            code: "COUPON_MINIMUM_NOT_REACHED";
            message: components["schemas"]["ErrorMessage"];
            details: {
                minimumPurchaseValue: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Cupom não encontrado */
        COUPON_NOT_FOUND: {
            /** @constant */
            code: "COUPON_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este cupom já foi usado, venceu ou foi retirado */
        COUPON_NOT_OPEN: {
            /** @constant */
            code: "COUPON_NOT_OPEN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        Cancellation: {
            contractId: components["schemas"]["Id"];
            /**
             * @description VOID: what is left of the purchase is taken back on the business day it was made; RETURN otherwise
             * @enum {string}
             */
            kind: "VOID" | "RETURN";
            /** @enum {string} */
            reason: "OPERATOR_MISTAKE" | "CUSTOMER_WITHDRAWAL" | "RETURN_OF_GOODS" | "DEFECT" | "FRAUD";
            /** @description Purchase value taken back */
            value: components["schemas"]["Reais"];
            /** @description All of the purchase value taken back so far */
            returnedValue: components["schemas"]["Reais"];
            /** @description True when nothing is left of the contract */
            isWhole: boolean;
            /** @description Cash to hand back to the customer, usage fee included */
            refund: components["schemas"]["Reais"];
            /** @description What is not handed back: it paid overdue debts, then what was left of the contract or of its agreement */
            setOff: components["schemas"]["Reais"];
            /** @description What `setOff` pays, in order */
            paidDebts: {
                contractNumber: string;
                installmentOrder: number | null;
                paid: components["schemas"]["Reais"];
            }[];
            /** @description Monetary correction of what was paid, of defective goods; part of what is handed back or set off */
            correction: components["schemas"]["Reais"];
            feeRefund: components["schemas"]["Reais"];
            /** @description Paid at the counter for a device, beside the refund: with the whole alone */
            downPayment: components["schemas"]["Reais"];
            /** @description IOF that is no longer due: all of it with VOID, none with RETURN */
            iofGivenBack: components["schemas"]["Reais"];
            limitReleased: components["schemas"]["Reais"];
            couponGivenBack: boolean;
            /** @description Unused coupons that paying it off had earned */
            couponsWithdrawn: number;
            /** @description What the store that sold is owed less for it; negative: it is owed more */
            storeGivesBack: components["schemas"]["Reais"];
            /** @description What the store that sold is given back of the MDR */
            mdrGivenBack: components["schemas"]["Reais"];
            /** @description Interest that the retailer paid at the sale in the place of the customer, and gets back */
            retailerInterestGivenBack: components["schemas"]["Reais"];
            /** @description What the seller had earned on it and loses */
            commission: components["schemas"]["Reais"];
            /** @description The agreement that is priced again without it; null when none stood in its place */
            agreement: {
                id: components["schemas"]["Id"];
                number: string;
                /** @enum {string} */
                status: "ACTIVE" | "CLOSED";
                /** @description Those that are left, with their new values */
                payments: {
                    order: number;
                    dueDate: components["schemas"]["Day"];
                    value: components["schemas"]["Reais"];
                }[];
            } | null;
            installments: {
                installmentOrder: number;
                dueDate: components["schemas"]["Day"];
                /** @enum {string} */
                status: "PENDING" | "PAID" | "CANCELED";
                /** @description What is left to pay without late charges: paid in time, or in full when it is overdue */
                installmentValue: components["schemas"]["Reais"];
                /** @description What is no longer owed, counted in the same way */
                reversedValue: components["schemas"]["Reais"];
                /** @description What is handed back of what was paid */
                refundedValue: components["schemas"]["Reais"];
            }[];
            id: components["schemas"]["Id"];
            canceledAt: components["schemas"]["Instant"];
            /** @description Payment that it made; null when it paid nothing */
            setOffPaymentId: components["schemas"]["Id"] | null;
        };
        CancellationOptions: {
            contractId: components["schemas"]["Id"];
            contractNumber: string;
            /** @description Purchase value that was not given back yet */
            left: components["schemas"]["Reais"];
            /** @description Empty when nothing is left to undo */
            reasons: {
                /** @enum {string} */
                reason: "OPERATOR_MISTAKE" | "CUSTOMER_WITHDRAWAL" | "RETURN_OF_GOODS" | "DEFECT" | "FRAUD";
                /** @description Null: not by anybody today */
                whole: ("cashier" | "manager" | "attendant" | "analyst" | "retailer_analyst" | "representative" | "promoter")[] | null;
                /** @description Null: not by anybody today */
                part: ("cashier" | "manager" | "attendant" | "analyst" | "retailer_analyst" | "representative" | "promoter")[] | null;
            }[];
            done: {
                id: components["schemas"]["Id"];
                canceledAt: components["schemas"]["Instant"];
                /**
                 * @description VOID: what is left of the purchase is taken back on the business day it was made; RETURN otherwise
                 * @enum {string}
                 */
                kind: "VOID" | "RETURN";
                /** @enum {string} */
                reason: "OPERATOR_MISTAKE" | "CUSTOMER_WITHDRAWAL" | "RETURN_OF_GOODS" | "DEFECT" | "FRAUD";
                note: string | null;
                value: components["schemas"]["Reais"];
                refund: components["schemas"]["Reais"];
                setOff: components["schemas"]["Reais"];
                storeName: string;
                operatorName: string | null;
                approverName: string | null;
            }[];
        };
        CancellationPreview: {
            contractId: components["schemas"]["Id"];
            /**
             * @description VOID: what is left of the purchase is taken back on the business day it was made; RETURN otherwise
             * @enum {string}
             */
            kind: "VOID" | "RETURN";
            /** @enum {string} */
            reason: "OPERATOR_MISTAKE" | "CUSTOMER_WITHDRAWAL" | "RETURN_OF_GOODS" | "DEFECT" | "FRAUD";
            /** @description Purchase value taken back */
            value: components["schemas"]["Reais"];
            /** @description All of the purchase value taken back so far */
            returnedValue: components["schemas"]["Reais"];
            /** @description True when nothing is left of the contract */
            isWhole: boolean;
            /** @description Cash to hand back to the customer, usage fee included */
            refund: components["schemas"]["Reais"];
            /** @description What is not handed back: it paid overdue debts, then what was left of the contract or of its agreement */
            setOff: components["schemas"]["Reais"];
            /** @description What `setOff` pays, in order */
            paidDebts: {
                contractNumber: string;
                installmentOrder: number | null;
                paid: components["schemas"]["Reais"];
            }[];
            /** @description Monetary correction of what was paid, of defective goods; part of what is handed back or set off */
            correction: components["schemas"]["Reais"];
            feeRefund: components["schemas"]["Reais"];
            /** @description Paid at the counter for a device, beside the refund: with the whole alone */
            downPayment: components["schemas"]["Reais"];
            /** @description IOF that is no longer due: all of it with VOID, none with RETURN */
            iofGivenBack: components["schemas"]["Reais"];
            limitReleased: components["schemas"]["Reais"];
            couponGivenBack: boolean;
            /** @description Unused coupons that paying it off had earned */
            couponsWithdrawn: number;
            /** @description What the store that sold is owed less for it; negative: it is owed more */
            storeGivesBack: components["schemas"]["Reais"];
            /** @description What the store that sold is given back of the MDR */
            mdrGivenBack: components["schemas"]["Reais"];
            /** @description Interest that the retailer paid at the sale in the place of the customer, and gets back */
            retailerInterestGivenBack: components["schemas"]["Reais"];
            /** @description What the seller had earned on it and loses */
            commission: components["schemas"]["Reais"];
            /** @description The agreement that is priced again without it; null when none stood in its place */
            agreement: {
                id: components["schemas"]["Id"];
                number: string;
                /** @enum {string} */
                status: "ACTIVE" | "CLOSED";
                /** @description Those that are left, with their new values */
                payments: {
                    order: number;
                    dueDate: components["schemas"]["Day"];
                    value: components["schemas"]["Reais"];
                }[];
            } | null;
            installments: {
                installmentOrder: number;
                dueDate: components["schemas"]["Day"];
                /** @enum {string} */
                status: "PENDING" | "PAID" | "CANCELED";
                /** @description What is left to pay without late charges: paid in time, or in full when it is overdue */
                installmentValue: components["schemas"]["Reais"];
                /** @description What is no longer owed, counted in the same way */
                reversedValue: components["schemas"]["Reais"];
                /** @description What is handed back of what was paid */
                refundedValue: components["schemas"]["Reais"];
            }[];
            /** @description Roles of which a second person must approve; empty where the asking one does it alone */
            approvers: ("cashier" | "manager" | "attendant" | "analyst" | "retailer_analyst" | "representative" | "promoter")[];
        };
        CancellationRequest: {
            /** @enum {string} */
            reason: "OPERATOR_MISTAKE" | "CUSTOMER_WITHDRAWAL" | "RETURN_OF_GOODS" | "DEFECT" | "FRAUD";
            /** @description Part of the purchase value given back; all that is left of it when missing */
            value?: components["schemas"]["Reais"];
            /** @description Where it is done and the refund is handed back */
            storeId: components["schemas"]["Id"];
            note?: string;
            /** @description Cash to hand back as the operator saw it; when it changed since, the call is refused with RETURN_CHANGED */
            expectedRefund?: components["schemas"]["Reais"];
            /** @description Of who approved it as `contract.cancel` with `reason`, `storeId`, and `value` and `expectedRefund` where they are sent; needed where the preview names approvers */
            approvalId?: components["schemas"]["Id"];
        };
        CashClosedSession: {
            id: components["schemas"]["Id"];
            storeId: components["schemas"]["Id"];
            storeName: string;
            /**
             * @description Drawer of the store, 01 to 20
             * @example 03
             */
            drawer: string;
            /** @description Of the drawer, from 1: the number of its Z */
            number: number;
            operator: {
                id: components["schemas"]["Id"];
                name: string;
            };
            openedAt: components["schemas"]["Instant"];
            openedOn: components["schemas"]["Day"];
            float: components["schemas"]["Reais"];
            /** @description Null while it is open: no figure is told then */
            closedAt: components["schemas"]["Instant"] | null;
            closedBy: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            counted: components["schemas"]["Reais"] | null;
            expected: components["schemas"]["Reais"] | null;
            difference: components["schemas"]["Reais"] | null;
            /** @description Why there is a difference */
            reason: string | null;
            /** @description How often it was counted */
            counts: number;
        };
        CashClosing: {
            /**
             * @description What was counted, as the screen shows it
             * @example 197.28
             */
            counted: components["schemas"]["Reais"];
            /** @description Why it is not what was expected; needed when it is not */
            reason?: string;
        };
        CashCount: {
            /** @description What is not named was not there */
            pieces: {
                /**
                 * @description Note or coin
                 * @example 197.28
                 */
                value: components["schemas"]["Reais"];
                pieces: number;
            }[];
        };
        CashCounted: {
            counted: components["schemas"]["Reais"];
            expected: components["schemas"]["Reais"];
            /** @description Counted less expected: above zero is left over, below is missing */
            difference: components["schemas"]["Reais"];
        };
        CashHandMove: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "SUPPLY" | "WITHDRAWAL";
            amount: components["schemas"]["Reais"];
            reason: string;
            approvedBy: string | null;
            movedAt: components["schemas"]["Instant"];
        };
        CashKindSum: {
            /** @enum {string} */
            kind: "PAYMENT" | "DOWN_PAYMENT" | "SUPPLY" | "WITHDRAWAL" | "PAYMENT_UNDO" | "CANCELLATION_REFUND" | "DOWN_PAYMENT_REFUND" | "PIX_REFUND" | "PIX";
            count: number;
            /** @description Below zero: taken out */
            amount: components["schemas"]["Reais"];
        };
        CashMoveEntry: {
            /** @enum {string} */
            kind: "SUPPLY" | "WITHDRAWAL";
            amount: components["schemas"]["Reais"];
            reason: string;
            /** @description Of a second person, above the amount that the store allows one */
            approvalId?: components["schemas"]["Id"];
        };
        CashOpening: {
            storeId: components["schemas"]["Id"];
            /**
             * @description Drawer of the store, 01 to 20
             * @example 03
             */
            drawer: string;
            /**
             * @description Troco
             * @example 197.28
             */
            float: components["schemas"]["Reais"];
        };
        CashOverview: {
            /** @description The open one of who asks, in whatever store */
            session: components["schemas"]["CashSession"] | null;
            /** @description Open drawers of the store */
            taken: {
                /**
                 * @description Drawer of the store, 01 to 20
                 * @example 03
                 */
                drawer: string;
                operatorName: string;
            }[];
            /** @description Nothing is received in this store without an open session */
            isRequired: boolean;
            /** @description A move by hand above it needs a second person; null: none does */
            approvalAbove: components["schemas"]["Reais"] | null;
        };
        CashSession: {
            id: components["schemas"]["Id"];
            storeId: components["schemas"]["Id"];
            storeName: string;
            /**
             * @description Drawer of the store, 01 to 20
             * @example 03
             */
            drawer: string;
            /** @description Of the drawer, from 1: the number of its Z */
            number: number;
            operator: {
                id: components["schemas"]["Id"];
                name: string;
            };
            openedAt: components["schemas"]["Instant"];
            openedOn: components["schemas"]["Day"];
            float: components["schemas"]["Reais"];
            /** @description By hand, oldest first */
            moves: components["schemas"]["CashHandMove"][];
        };
        CashSessionDetail: {
            id: components["schemas"]["Id"];
            storeId: components["schemas"]["Id"];
            storeName: string;
            /**
             * @description Drawer of the store, 01 to 20
             * @example 03
             */
            drawer: string;
            /** @description Of the drawer, from 1: the number of its Z */
            number: number;
            operator: {
                id: components["schemas"]["Id"];
                name: string;
            };
            openedAt: components["schemas"]["Instant"];
            openedOn: components["schemas"]["Day"];
            float: components["schemas"]["Reais"];
            /** @description Null while it is open: no figure is told then */
            closedAt: components["schemas"]["Instant"] | null;
            closedBy: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            counted: components["schemas"]["Reais"] | null;
            expected: components["schemas"]["Reais"] | null;
            difference: components["schemas"]["Reais"] | null;
            /** @description Why there is a difference */
            reason: string | null;
            /** @description How often it was counted */
            counts: number;
            /** @description Empty while it is open */
            sums: components["schemas"]["CashKindSum"][];
            moves: components["schemas"]["CashHandMove"][];
            pieces: {
                value: components["schemas"]["Reais"];
                pieces: number;
            }[];
        };
        CashSessions: {
            items: components["schemas"]["CashClosedSession"][];
            /** @description Cursor of the next page; null on the last */
            next: string | null;
            /** @description What was received with no session open, of the last thirty days */
            unassigned: {
                day: components["schemas"]["Day"];
                count: number;
                amount: components["schemas"]["Reais"];
            }[];
        };
        CentreCustomer: {
            /** @enum {string} */
            page: "REEVALUATION" | "APPLICATION" | "RESTRICTION" | "BORROWER";
            /** @description Only with page RESTRICTION */
            restriction: ("NOT_APPROVED" | "UNDER_EVALUATION" | "PURCHASE_BLOCKED" | "LIMIT_BLOCKED") | null;
            /** @enum {string} */
            status: "APPROVED" | "DENIED" | "INCOMPLETE" | "MANUAL_ANALYSIS" | "UNDER_ANALYSIS" | "PRE_APPROVED";
            borrower: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description CPF, masked */
                document: string;
                /** @description Masked */
                phoneNumber: string | null;
            };
            application: {
                shouldReevaluate: boolean;
            };
            credit: {
                /** @description Null of who was never given one */
                limit: components["schemas"]["Reais"] | null;
                availableLimit: components["schemas"]["Reais"];
                incentiveCategory: ("bronze" | "silver" | "gold" | "diamond") | null;
                disablePurchase: boolean;
                lateDays: number;
            };
            /** @description What a sale to this customer earns who sells; null when nothing, or where it is not shown */
            operator: {
                /** @enum {string} */
                incentiveType: "percentage" | "fixed_value";
                /** @description A fraction of the sale, or reais */
                incentiveValue: number;
            } | null;
            /** @description Coupon for the next purchase in this store */
            coupon: components["schemas"]["Coupon"] | null;
            options: {
                isContractSimulationAllowed: boolean;
                maxSimulationValue: components["schemas"]["Reais"];
            };
        };
        CentreHome: {
            operator: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description Masked; empty where there is none */
                phoneNumber: string;
                /** @enum {string} */
                role: "cashier" | "manager" | "attendant" | "analyst" | "retailer_analyst" | "representative" | "promoter";
            };
            showPerformance: boolean;
        };
        CepText: string;
        ChangedLimit: {
            borrowerId: components["schemas"]["Id"];
            retailerId: components["schemas"]["Id"];
            totalLimit: components["schemas"]["Reais"];
            availableLimit: components["schemas"]["Reais"];
            limitIsBlockedBy: ("OVERDUE_INSTALLMENTS" | "OPEN_RENEGOTIATIONS" | "MANUALLY_BLOCKED") | null;
            attributedOn: components["schemas"]["Instant"];
            /** @description Set when the change was not made: it waits for a second person under this id */
            waitingRequestId: components["schemas"]["Id"] | null;
        };
        ChatRequest: {
            storeId?: components["schemas"]["Id"];
        };
        ChatToken: {
            widgetId: string;
            /** @description JWT that the chat believes: whose it is, under `externalPersonId` */
            token: string;
            expiresAt: components["schemas"]["Instant"];
        };
        Colleague: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Masked: first 3 and last 2 digits */
            cpf: string;
            email: string;
            phoneNumber: string;
            /** @enum {string} */
            role: "cashier" | "manager" | "attendant" | "analyst" | "retailer_analyst" | "representative" | "promoter";
            active: boolean;
            retailerId: components["schemas"]["Id"];
            storeId: components["schemas"]["Id"] | null;
            storeName: string | null;
            isStoreLogin: boolean;
            pixAccount: {
                pixKey: string;
            } | null;
            lastSignInAt: components["schemas"]["Instant"] | null;
            /** @description Goes back with a change: of two at once the second is told */
            version: number;
            /** @description Whether whoever asks may change, block or unlock them */
            isManageable: boolean;
        };
        ColleagueChange: {
            email?: string;
            /** @description Brazilian mobile, stored as +55 and eleven digits */
            phoneNumber?: string;
            /** @enum {string} */
            role?: "cashier" | "manager" | "attendant" | "analyst" | "retailer_analyst" | "representative" | "promoter";
            password?: string;
            active?: boolean;
            storeId?: components["schemas"]["Id"] | null;
            retailerId?: components["schemas"]["Id"];
            /** @description Of the colleague as it was shown */
            version?: number;
        };
        ColleagueHistory: {
            failedTries: number;
            isLocked: boolean;
            entries: {
                id: components["schemas"]["Id"];
                at: components["schemas"]["Instant"];
                action: string;
                text: string;
                /** @description Null for a person of another house: the provider's */
                by: string | null;
                fields: string[];
            }[];
        };
        Configuration: {
            /**
             * Cadastro
             * @default {}
             */
            application?: {
                /**
                 * Versão do cadastro
                 * @default v3
                 * @enum {string}
                 */
                version?: "v1" | "v2" | "v3";
                /**
                 * Verificação do telefone
                 * @default true
                 */
                hasPhoneVerification?: boolean;
                /**
                 * Envio da biometria
                 * @default false
                 */
                submitBiometry?: boolean;
            };
            /**
             * Cliente
             * @default {}
             */
            borrower?: {
                /** @default {} */
                highRecurrenceConfigs?: {
                    /**
                     * Dias de vencimento
                     * @default []
                     */
                    allowedBillDueDays?: number[];
                };
            };
            /**
             * Super Compra
             * @default {}
             */
            transactionalCredit?: {
                /**
                 * Super Compra liberada
                 * @default false
                 */
                isAllowed?: boolean;
            };
            /**
             * Venda de celular
             * @default {}
             */
            smartphoneSale?: {
                /**
                 * Venda de celular liberada
                 * @default false
                 */
                isAllowed?: boolean;
                /** @default {} */
                handbooks?: {
                    /**
                     * Manual das outras marcas
                     * @default null
                     */
                    default?: string | null;
                    /**
                     * Manual Realme
                     * @default null
                     */
                    realme?: string | null;
                    /**
                     * Manual Infinix
                     * @default null
                     */
                    infinix?: string | null;
                    /**
                     * Manual Tecno
                     * @default null
                     */
                    tecno?: string | null;
                    /**
                     * Manual Itel
                     * @default null
                     */
                    itel?: string | null;
                    /**
                     * Manual Samsung
                     * @default null
                     */
                    samsung?: string | null;
                    /**
                     * Manual Motorola
                     * @default null
                     */
                    motorola?: string | null;
                };
            };
            /**
             * Boletos
             * @default {}
             */
            invoices?: {
                /**
                 * Boleto da próxima parcela para o cliente
                 * @default false
                 */
                isAllowed?: boolean;
            };
            /**
             * Calculadora
             * @default {}
             */
            budgets?: {
                /**
                 * Calculadora liberada
                 * @default false
                 */
                isAllowed?: boolean;
            };
            /**
             * Caixa
             * @default {}
             */
            cashSession?: {
                /**
                 * Receber só com o caixa aberto
                 * @default false
                 */
                isRequired?: boolean;
                /**
                 * Suprimento e sangria acima de quantos reais pedem autorização (0 nunca pede)
                 * @default 0
                 */
                approvalAbove?: number;
            };
            /**
             * Venda por QR Code
             * @default {}
             */
            qrPurchase?: {
                /**
                 * Minutos até o QR Code vencer
                 * @default 10
                 */
                minutes?: number;
            };
            /**
             * Operador
             * @default {}
             */
            operator?: {
                /**
                 * Um login para toda a loja
                 * @default false
                 */
                isStoreLogin?: boolean;
            };
            /**
             * Central de vendas
             * @default {}
             */
            serviceCentre?: {
                /**
                 * Central de vendas liberada
                 * @default false
                 */
                isAllowed?: boolean;
                /**
                 * Incentivo do vendedor à vista
                 * @default true
                 */
                showIncentive?: boolean;
            };
            /**
             * Bloqueio por inatividade
             * @default {}
             */
            idleLock?: {
                /**
                 * Minutos sem uso até bloquear (0 não bloqueia)
                 * @default 10
                 */
                minutes?: number;
            };
            /**
             * Comunicação
             * @default {}
             */
            communication?: {
                /** @default {} */
                liveChat?: {
                    /**
                     * Atendimento por chat
                     * @default false
                     */
                    isAllowed?: boolean;
                    /** @default {} */
                    infobip?: {
                        /**
                         * Código do chat
                         * @default null
                         */
                        widgetId?: string | null;
                    };
                };
            };
            /**
             * Recursos
             * @default {}
             */
            flags?: {
                /**
                 * Módulo do gerente
                 * @default true
                 */
                managerModule?: boolean;
                /**
                 * Configurações do operador
                 * @default true
                 */
                operatorSetup?: boolean;
                /**
                 * Página de relatórios
                 * @default false
                 */
                reportsPage?: boolean;
                /**
                 * Escolha do caixa, de 01 a 20
                 * @default false
                 */
                localCashierSelector?: boolean;
                /**
                 * Limite do cliente à vista no caixa
                 * @default false
                 */
                cashierLimitDisplay?: boolean;
                /**
                 * Cupom ao fim do cadastro
                 * @default false
                 */
                applicationCoupon?: boolean;
                /**
                 * Avaliação da Super Compra
                 * @default true
                 */
                transactionalCreditEvaluation?: boolean;
                /**
                 * Super Compra na Central de Vendas
                 * @default false
                 */
                transactionalCreditOnServiceCentre?: boolean;
                /**
                 * Campanha da Calculadora de parcelas
                 * @default false
                 */
                budgetCampaign?: boolean;
                /**
                 * Último dia da campanha
                 * @default 2024-04-30
                 */
                budgetCampaignEndsOn?: components["schemas"]["Day"];
            };
            /** @default {} */
            safeLists?: {
                /** @default false */
                nativeCamera?: boolean;
                /** @default true */
                ccbExport?: boolean;
                /** @default true */
                newPurchaseOptions?: boolean;
                /** @default true */
                reevaluation?: boolean;
            };
            /**
             * Atendimento
             * @default {}
             */
            support?: {
                /**
                 * WhatsApp para clientes
                 * @default null
                 */
                customerWhatsapp?: string | null;
                /**
                 * Telefone gratuito para clientes
                 * @default null
                 */
                customerPhone?: string | null;
                /**
                 * WhatsApp para lojistas
                 * @default null
                 */
                retailerWhatsapp?: string | null;
                /**
                 * WhatsApp dos analistas
                 * @default null
                 */
                analystWhatsapp?: string | null;
            };
        };
        Confirmation: {
            password: string;
        };
        Contract: {
            id: components["schemas"]["Id"];
            /** @description Short number people read on the receipt */
            number: string;
            /** @enum {string} */
            kind: "SINGLE_INSTALLMENT" | "MULTIPLE_INSTALLMENTS" | "DETACHED" | "RENEGOTIATION";
            /** @enum {string} */
            status: "OFFERED" | "EXPIRED" | "ACCEPTED" | "CANCELED";
            storeId: components["schemas"]["Id"];
            storeName: string;
            sourceProduct: ("SUPER_PURCHASE" | "INTEREST_PAID_BY_RETAILER" | "SMARTPHONE_SALE") | null;
            /**
             * @description At the till by CPF, or on the phone of the customer
             * @enum {string}
             */
            captureMethod: "CPF" | "QR_CODE";
            borrowerId: components["schemas"]["Id"];
            borrowerName: string;
            /** @description Purchase value that is financed, before the coupon */
            principal: components["schemas"]["Reais"];
            /** @description Principal plus down payment */
            purchaseValue: components["schemas"]["Reais"];
            downPayment: components["schemas"]["Reais"];
            couponDiscount: components["schemas"]["Reais"];
            customerFeeValue: components["schemas"]["Reais"];
            /** @description Part of the purchase value given back since */
            returnedValue: components["schemas"]["Reais"];
            acceptedAt: components["schemas"]["Instant"] | null;
            canceledOn: components["schemas"]["Day"] | null;
            awarenessTermsUrl: string | null;
            proposals: {
                proposalId: components["schemas"]["Id"];
                wasAccepted: boolean;
                installments: number;
                installmentValue: components["schemas"]["Reais"];
                /** @description Carries the rounding residue */
                lastInstallmentValue: components["schemas"]["Reais"];
                installmentValueWithoutInterest: components["schemas"]["Reais"];
                /** @description Installment paid late, when the retailer pays the interest of those paid in time */
                installmentValueWithoutBonification: components["schemas"]["Reais"] | null;
                /** @description Sum of all installments */
                totalPurchaseValue: components["schemas"]["Reais"];
                /** @description Total as it was offered, where the figures count from a later day: due dates and rate stay, the total is at most this. Null on the day of the offer */
                offeredTotalValue: components["schemas"]["Reais"] | null;
                /** @description Purchase value less the coupon, plus financed IOF */
                financedValue: components["schemas"]["Reais"];
                iof: components["schemas"]["Reais"];
                iofDaily: components["schemas"]["Reais"];
                iofAdditional: components["schemas"]["Reais"];
                /** @description Sum of the interest of all installments */
                interestValue: components["schemas"]["Reais"];
                interestRate: components["schemas"]["Fraction"];
                interestRateAnnual: components["schemas"]["Fraction"];
                /** @description Late interest a month; where the retailer pays the interest, what a late period costs */
                lateInterestRate: components["schemas"]["Fraction"];
                lateFineRate: components["schemas"]["Fraction"];
                cet: components["schemas"]["Fraction"];
                cetMonthly: components["schemas"]["Fraction"];
                cetParts: {
                    /** @enum {string} */
                    kind: "GOODS" | "IOF" | "FEE" | "INTEREST";
                    value: components["schemas"]["Reais"];
                    /** @description Part of the total due, fee included; the parts sum to 1 */
                    share: components["schemas"]["Fraction"];
                }[];
                /** @enum {string} */
                dueDateRule: "WEEKLY" | "BIWEEKLY" | "MONTHLY";
                firstInstallmentDueDate: components["schemas"]["Day"];
                partnerProposalId: string | null;
            }[];
        };
        Conversion: {
            startDate: components["schemas"]["Day"];
            endDate: components["schemas"]["Day"];
            lookups: number;
            applications: number;
            approvals: number;
            /** @description Of customers who never bought at the retailer before */
            firstPurchases: number;
            recurringPurchases: number;
        };
        Coupon: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            discountType: "%" | "R$";
            /** @description Fraction of the purchase value: 0.1 is 10 % */
            percentValue: components["schemas"]["Fraction"] | null;
            monetaryValue: components["schemas"]["Reais"] | null;
            minimumPurchaseValue: components["schemas"]["Reais"];
            maximumDiscountValue: components["schemas"]["Reais"] | null;
            /** @description End of its last day in Sao Paulo */
            validUntil: components["schemas"]["Instant"];
            /** @description Whole days left in Sao Paulo; 0 is today */
            validityInDays: number;
        };
        CouponCampaign: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            trigger: "PAID_PURCHASE" | "REGISTRATION";
            /** @enum {string} */
            scope: "PROVIDER" | "RETAILER" | "STORE";
            retailerName: string | null;
            storeName: string | null;
            validFrom: components["schemas"]["Day"];
            validUntil: components["schemas"]["Day"] | null;
            /** @enum {string} */
            status: "WAITING" | "FUTURE" | "IN_FORCE" | "PAST" | "WITHDRAWN";
            reason: string;
            /** @description Fraction of the purchase value: 0.1 is 10 % */
            percentValue: components["schemas"]["Fraction"] | null;
            monetaryValue: components["schemas"]["Reais"] | null;
            minimumPurchaseValue: components["schemas"]["Reais"];
            maximumDiscountValue: components["schemas"]["Reais"] | null;
            /** @enum {string} */
            fundedBy: "PROVIDER" | "RETAILER";
            validityDays: number;
            /** @description Whether the caller may end or withdraw it */
            mayChange: boolean;
            /** @description Null of the provider's campaigns, to others than the provider */
            figures: {
                /** @description All that were issued, whatever became of them */
                issued: number;
                open: number;
                used: number;
                /** @description Withdrawn: not earned any more, or by hand */
                givenBack: number;
                expired: number;
                /** @description Taken off the purchases that used one */
                discount: components["schemas"]["Reais"];
            } | null;
        };
        CouponCampaigns: {
            items: components["schemas"]["CouponCampaign"][];
        };
        CouponGift: {
            campaignId: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        };
        CouponWithdrawal: {
            reason: components["schemas"]["Reason"];
        };
        /** @description CPF, eleven digits, punctuation allowed */
        Cpf: string;
        CustomerCoupon: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            trigger: "PAID_PURCHASE" | "REGISTRATION" | "BY_HAND";
            /** @enum {string} */
            status: "ISSUED" | "USED" | "EXPIRED" | "WITHDRAWN";
            /** @description Fraction of the purchase value: 0.1 is 10 % */
            percentValue: components["schemas"]["Fraction"] | null;
            monetaryValue: components["schemas"]["Reais"] | null;
            minimumPurchaseValue: components["schemas"]["Reais"];
            maximumDiscountValue: components["schemas"]["Reais"] | null;
            /** @enum {string} */
            fundedBy: "PROVIDER" | "RETAILER";
            issuedAt: components["schemas"]["Instant"];
            validThrough: components["schemas"]["Day"];
            usedAt: components["schemas"]["Instant"] | null;
            /** @description Of one given by hand */
            given: {
                by: string;
                reason: string;
            } | null;
            withdrawal: {
                /** @enum {string} */
                because: "PAYMENT_UNDONE" | "PURCHASE_CANCELED" | "NOT_EARNED" | "BY_HAND";
                by: string | null;
                reason: string | null;
            } | null;
        };
        CustomerCoupons: {
            /** @description Good in this retailer, the newest first, 100 at most */
            items: components["schemas"]["CustomerCoupon"][];
        };
        CustomerStatement: {
            borrowerId: components["schemas"]["Id"];
            name: string;
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            asOf: components["schemas"]["Day"];
            lines: {
                on: components["schemas"]["Day"];
                at: components["schemas"]["Instant"];
                /** @enum {string} */
                kind: "PURCHASE" | "PAYMENT" | "PAYMENT_UNDO" | "CANCELLATION" | "RETURN";
                /** @description Contracts or agreements it is about */
                contractNumbers: string[];
                storeName: string;
                /** @description Bought with its interest, paid, paid and taken back, or given back as goods */
                value: components["schemas"]["Reais"];
                authenticationCode: string;
            }[];
            totals: {
                /** @description Sum of the installments of the purchases */
                bought: components["schemas"]["Reais"];
                /** @description Payments, those taken back since as well */
                paid: components["schemas"]["Reais"];
                /** @description Payments taken back */
                undone: components["schemas"]["Reais"];
                /** @description Purchase value of what was cancelled or returned */
                returned: components["schemas"]["Reais"];
            };
            /** @description Purchases of this retailer with open installments, today */
            open: {
                contractId: components["schemas"]["Id"];
                contractNumber: string;
                openInstallments: number;
                overdueInstallments: number;
                nextDueDate: components["schemas"]["Day"];
                /** @description What its open installments cost today */
                due: components["schemas"]["Reais"];
                /** @description An agreement stands in their place */
                isAgreed: boolean;
            }[];
            due: components["schemas"]["Reais"];
        };
        /** @description 409: Não há contato cadastrado para receber o código por este meio. Escolha outro. */
        DATA_CODE_CHANNEL_MISSING: {
            /** @constant */
            code: "DATA_CODE_CHANNEL_MISSING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Código incorreto ou vencido. Confira ou peça outro. */
        DATA_CODE_WRONG: {
            /** @constant */
            code: "DATA_CODE_WRONG";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este link venceu: ele vale 30 minutos. Volte às Configurações do Balcão e toque de novo em Alterar dados cadastrais. */
        DATA_LINK_EXPIRED: {
            /** @constant */
            code: "DATA_LINK_EXPIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Um link mais novo foi pedido e este deixou de valer. Volte às Configurações do Balcão e toque de novo em Alterar dados cadastrais. */
        DATA_LINK_REPLACED: {
            /** @constant */
            code: "DATA_LINK_REPLACED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Este link não existe ou está incompleto. Volte às Configurações do Balcão e toque de novo em Alterar dados cadastrais. */
        DATA_LINK_UNKNOWN: {
            /** @constant */
            code: "DATA_LINK_UNKNOWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este link já foi aberto e só vale uma vez, em um aparelho. Volte às Configurações do Balcão e toque de novo em Alterar dados cadastrais. */
        DATA_LINK_USED: {
            /** @constant */
            code: "DATA_LINK_USED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A alteração de dados não está disponível agora. Tente mais tarde. */
        DATA_UPDATE_UNAVAILABLE: {
            /** @constant */
            code: "DATA_UPDATE_UNAVAILABLE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Seu tempo nesta página acabou. O que você já salvou continua valendo. Comece de novo. */
        DATA_VISIT_OVER: {
            /** @constant */
            code: "DATA_VISIT_OVER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Loja inativada. Configure uma loja */
        DEACTIVATED_STORE: {
            /** @constant */
            code: "DEACTIVATED_STORE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O cliente ainda não assinou o termo do bloqueio. */
        DEVICE_CONSENT_MISSING: {
            /** @constant */
            code: "DEVICE_CONSENT_MISSING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O aparelho não pôde ser registrado. Confira o aparelho e tente novamente. */
        DEVICE_LOCK_REFUSED: {
            /** @constant */
            code: "DEVICE_LOCK_REFUSED";
            message: components["schemas"]["ErrorMessage"];
            details: {
                message: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 503: Serviço indisponível. Tente novamente em alguns minutos */
        DEVICE_LOCK_SERVICE_UNAVAILABLE: {
            /** @constant */
            code: "DEVICE_LOCK_SERVICE_UNAVAILABLE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Configuração ainda não foi confirmada */
        DEVICE_NOT_LOCKED: {
            /** @constant */
            code: "DEVICE_NOT_LOCKED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Informe o IMEI do aparelho antes de continuar. */
        DEVICE_NOT_VERIFIED: {
            /** @constant */
            code: "DEVICE_NOT_VERIFIED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Este aparelho não espera mais por uma decisão. */
        DEVICE_NOT_WAITING: {
            /** @constant */
            code: "DEVICE_NOT_WAITING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Um preço vale de hoje em diante: escolha outro dia. */
        DEVICE_OFFER_IN_THE_PAST: {
            /** @constant */
            code: "DEVICE_OFFER_IN_THE_PAST";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Preço não encontrado */
        DEVICE_OFFER_NOT_FOUND: {
            /** @constant */
            code: "DEVICE_OFFER_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Já há um preço a partir deste dia. Retire-o ou escolha outro dia. */
        DEVICE_OFFER_TAKEN: {
            /** @constant */
            code: "DEVICE_OFFER_TAKEN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este preço já foi retirado. */
        DEVICE_OFFER_WITHDRAWN: {
            /** @constant */
            code: "DEVICE_OFFER_WITHDRAWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Informe um valor de até {maximum} */
        DEVICE_VALUE_ABOVE_CREDIT: {
            /** @constant */
            code: "DEVICE_VALUE_ABOVE_CREDIT";
            message: components["schemas"]["ErrorMessage"];
            details: {
                maximum: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Valor do aparelho deve ser no máximo {maximum} */
        DEVICE_VALUE_TOO_HIGH: {
            /** @constant */
            code: "DEVICE_VALUE_TOO_HIGH";
            message: components["schemas"]["ErrorMessage"];
            details: {
                maximum: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Valor do aparelho deve ser no mínimo {minimum} */
        DEVICE_VALUE_TOO_LOW: {
            /** @constant */
            code: "DEVICE_VALUE_TOO_LOW";
            message: components["schemas"]["ErrorMessage"];
            details: {
                minimum: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Erro ao carregar o arquivo */
        DOCUMENT_NOT_FOUND: {
            /** @constant */
            code: "DOCUMENT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        DataChange: {
            /** @description Of the visit, as the call that began it answered */
            key: string;
            /** @description E-mail address */
            email?: string;
            pixKey?: {
                /** @enum {string} */
                kind: "CPF" | "EMAIL" | "PHONE" | "RANDOM";
                key: string;
            };
            address?: components["schemas"]["HomeAddress"];
        };
        DataCode: {
            /** @description Of the visit, as the call that began it answered */
            key: string;
            code: string;
        };
        DataCodeRequest: {
            /** @description Of the visit, as the call that began it answered */
            key: string;
            /** @enum {string} */
            channel: "SMS" | "EMAIL";
        };
        DataLink: {
            /** @description Address of the page, for a new tab; good once, for 30 minutes */
            url: string;
        };
        DataLinkOpening: {
            /** @description What stands behind the # of the link */
            token: string;
        };
        DataVisit: {
            /** @description Of the visit, as the call that began it answered */
            key: string;
        };
        /** Format: date */
        Day: string;
        DecidedPurchaseCall: {
            borrowerId: components["schemas"]["Id"];
            proposalId: components["schemas"]["Id"];
            isApproved: boolean;
        };
        DeviceProduct: {
            id: components["schemas"]["Id"];
            /** @description Manufacturer and model */
            name: string;
            manufacturer: string;
            model: string;
            description: string;
            offers: {
                price: components["schemas"]["Reais"];
                /** @description Null when the value, and so the down payment, is chosen */
                downPayment: components["schemas"]["Reais"] | null;
                /** @description Null when the down payment is a fixed amount */
                maxDownPaymentRate: components["schemas"]["Fraction"] | null;
                priceMinusDownPayment: components["schemas"]["Reais"] | null;
                /** @description Lowest price it may be sold for, as a fraction of the price; 1 is a fixed price */
                minPriceRate: components["schemas"]["Fraction"];
                /** @description Highest price whose financed part is within what may be financed; null without a cap */
                maxPrice: components["schemas"]["Reais"] | null;
            }[];
        };
        /** @description 409: Este e-mail já é de outra pessoa. Use outro. */
        EMAIL_OF_ANOTHER: {
            /** @constant */
            code: "EMAIL_OF_ANOTHER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A proposta de limite extra já foi utilizada */
        EVALUATION_ALREADY_APPLIED: {
            /** @constant */
            code: "EVALUATION_ALREADY_APPLIED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Já existe uma proposta de limite extra para este cliente nesta loja */
        EVALUATION_ALREADY_OPEN: {
            /** @constant */
            code: "EVALUATION_ALREADY_OPEN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Outra pessoa já assumiu este pedido. */
        EVALUATION_CLAIMED: {
            /** @constant */
            code: "EVALUATION_CLAIMED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A política não permite um prazo tão longo */
        EVALUATION_DAYS_ABOVE_POLICY: {
            /** @constant */
            code: "EVALUATION_DAYS_ABOVE_POLICY";
            message: components["schemas"]["ErrorMessage"];
            details: {
                maxDays: number;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este pedido de limite extra já foi decidido */
        EVALUATION_DECIDED: {
            /** @constant */
            code: "EVALUATION_DECIDED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A proposta de limite extra expirou */
        EVALUATION_EXPIRED: {
            /** @constant */
            code: "EVALUATION_EXPIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Assuma este pedido antes de decidir. */
        EVALUATION_NOT_CLAIMED: {
            /** @constant */
            code: "EVALUATION_NOT_CLAIMED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Proposta de limite extra não encontrada */
        EVALUATION_NOT_FOUND: {
            /** @constant */
            code: "EVALUATION_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Este pedido é seu: outra pessoa decide. */
        EVALUATION_OWN: {
            /** @constant */
            code: "EVALUATION_OWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Limite extra indisponível nesta loja */
        EVALUATION_POLICY_NOT_FOUND: {
            /** @constant */
            code: "EVALUATION_POLICY_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Valor acima do aprovado na proposta */
        EXCEEDING_TRANSACTIONAL_LIMIT: {
            /** @constant */
            code: "EXCEEDING_TRANSACTIONAL_LIMIT";
            message: components["schemas"]["ErrorMessage"];
            details: {
                minAmount: components["schemas"]["Reais"];
                maxAmount: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        EligibleDebtsAnswer: {
            asOf: components["schemas"]["Day"];
            contracts: {
                contractId: components["schemas"]["Id"];
                contractNumber: string;
                /** @description Days since the due date of its oldest overdue installment */
                daysLate: number;
                /** @description All of them go into the agreement */
                openInstallments: number;
                overdueInstallments: number;
                /** @description Overdue ones with charges, the others at present value */
                debt: components["schemas"]["Reais"];
                /** @description Fine and interest of late days within the debt */
                charges: components["schemas"]["Reais"];
            }[];
        };
        EndedSessions: {
            ended: number;
        };
        /** @description pt-BR sentence for the screen */
        ErrorMessage: string;
        Evaluation: {
            id: components["schemas"]["Id"];
            /** @description Masked CPF */
            document: string;
            /** @enum {string} */
            sourceProduct: "SUPER_PURCHASE" | "SMARTPHONE_SALE";
            /** @enum {string} */
            status: "CREATED" | "ACCEPTED" | "APPLIED" | "EXPIRED";
            /** @enum {string} */
            decision: "APPROVED" | "PARTIALLY_APPROVED" | "DENIED";
            /** @enum {string} */
            result: "APPROVED" | "PARTIALLY_APPROVED" | "DENIED";
            requestedAmount: components["schemas"]["Reais"];
            policy: {
                maxAmount: components["schemas"]["Reais"];
                minAmount: components["schemas"]["Reais"];
            };
            expirationTimestamp: components["schemas"]["Instant"];
            storeId: components["schemas"]["Id"];
            storeName: string;
        };
        EvaluationRequest: {
            document: components["schemas"]["Cpf"];
            storeId: components["schemas"]["Id"];
            requestedAmount: components["schemas"]["Reais"];
            /**
             * @default SUPER_PURCHASE
             * @enum {string}
             */
            sourceProduct?: "SUPER_PURCHASE" | "SMARTPHONE_SALE";
            /** @description Mobile of who asks; kept with the evaluation */
            operatorPhoneNumber?: string;
        };
        EventBatch: {
            /** @description What happened on a page since the last batch, each name once */
            events: {
                name: string;
                count: number;
            }[];
        };
        EventCounts: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            /** @description By day and name; a day without events has none */
            counts: {
                day: components["schemas"]["Day"];
                name: string;
                count: number;
            }[];
        };
        ExtraCreditDecision: {
            /** @constant */
            isApproved: true;
            /** @description All that was asked, or less */
            amount: components["schemas"]["Reais"];
            /** @description Days it may be used in, counted from now */
            days: number;
            reason: components["schemas"]["Reason"];
        } | {
            /** @constant */
            isApproved: false;
            reason: components["schemas"]["Reason"];
        };
        ExtraCreditList: {
            items: components["schemas"]["ExtraCreditRequest"][];
            /** @description Cursor of the next page; null on the last */
            next: string | null;
        };
        ExtraCreditRequest: {
            borrowerId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /** @enum {string} */
            sourceProduct: "SUPER_PURCHASE" | "SMARTPHONE_SALE";
            customerName: string;
            storeName: string;
            /** @description Who asked: somebody else decides */
            operatorId: components["schemas"]["Id"];
            requestedAmount: components["schemas"]["Reais"];
            askedAt: components["schemas"]["Instant"];
            /** @description Nobody decides after it */
            endsAt: components["schemas"]["Instant"];
            /** @description Who has it now */
            claim: {
                by: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
                until: components["schemas"]["Instant"];
            } | null;
        };
        /** @description 409: Autorize o uso da câmera e das fotos antes de continuar. */
        FACE_CONSENT_MISSING: {
            /** @constant */
            code: "FACE_CONSENT_MISSING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este link venceu. Peça outro na loja. */
        FACE_LINK_EXPIRED: {
            /** @constant */
            code: "FACE_LINK_EXPIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Este link não existe, está incompleto ou foi trocado por um mais novo. Peça outro na loja. */
        FACE_LINK_UNKNOWN: {
            /** @constant */
            code: "FACE_LINK_UNKNOWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este link já foi aberto e só vale uma vez, em um aparelho. Peça outro na loja. */
        FACE_LINK_USED: {
            /** @constant */
            code: "FACE_LINK_USED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta página já não vale. Fale com a loja. */
        FACE_VISIT_OVER: {
            /** @constant */
            code: "FACE_VISIT_OVER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 503: Serviço/Sistema indisponível. Tente mais tarde */
        FINANCIAL_INSTITUCION_COMMUNICATION_ERROR: {
            /** @constant */
            code: "FINANCIAL_INSTITUCION_COMMUNICATION_ERROR";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Você não tem permissão para esta ação. */
        FORBIDDEN: {
            /** @constant */
            code: "FORBIDDEN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        FaceLink: {
            /** @description What stands behind the # of the link */
            token: string;
        };
        FacePictures: {
            /** @description As the call that opened the link answered */
            key: string;
            /** @description JPEG, base64: one a pose of the challenge, in its order */
            pictures: string[];
        };
        FaceToShow: {
            challenge: {
                poses: ("FRONT" | "LEFT" | "RIGHT")[];
            };
            triesLeft: number;
        };
        FaceVerdict: {
            /** @enum {string} */
            verdict: "APPROVED" | "MANUAL" | "RETAKE";
            reasons: ("PICTURE_MISSING" | "PICTURE_UNREADABLE" | "NO_FACE" | "MANY_FACES" | "TOO_FAR" | "TOO_NEAR" | "OFF_CENTRE" | "TILTED" | "NOT_FRONTAL" | "NOT_TURNED" | "WRONG_SIDE" | "TURNED_TOO_FAR" | "TOO_DARK" | "OVEREXPOSED" | "BLURRED" | "COVERED" | "SHOTS_DIFFER" | "NO_PORTRAIT" | "PORTRAIT_UNUSABLE" | "UNLIKE_PORTRAIT" | "LIKENESS_UNSURE" | "NOT_JUDGED")[];
            challenge: {
                poses: ("FRONT" | "LEFT" | "RIGHT")[];
            } | null;
            triesLeft: number;
        };
        FaceVisit: {
            /** @description As the call that opened the link answered */
            key: string;
        };
        FactorRemoval: {
            password: string;
            /** @description Left out, the whole second factor goes */
            passkeyId?: components["schemas"]["Id"];
        };
        FactorReset: {
            reason: string;
        };
        FederativeUnit: {
            code: number;
            /** @enum {string} */
            uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
            name: string;
        };
        Fee: {
            id: components["schemas"]["Id"];
            contractId: components["schemas"]["Id"];
            contractNumber: string;
            paymentDue: components["schemas"]["Reais"];
        };
        FoundBorrower: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Masked: first 3 and last 2 digits */
            cpf: string;
            /** @description Masked: the middle digits are hidden */
            phoneNumber: string | null;
            borrowerStatus: ("APPROVED" | "DENIED" | "INCOMPLETE" | "MANUAL_ANALYSIS" | "UNDER_ANALYSIS" | "PRE_APPROVED") | null;
            phoneStatus: ("VERIFIED" | "UNVERIFIED") | null;
            borrowerSettings: {
                disablePurchase: boolean;
            };
            enableHighRecurrence: boolean;
            billDueDay: number | null;
            /** @enum {string} */
            customerType: "LIMITE" | "LEVE";
            /** @description Only when a store was named */
            sale?: components["schemas"]["SaleStart"];
        };
        /** @description Fraction: 0.05 is 5 % */
        Fraction: number;
        /** @description 409: Os bancos já não abrem neste dia em todo o país */
        HOLIDAY_NATIONAL: {
            /** @constant */
            code: "HOLIDAY_NATIONAL";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Feriado não encontrado */
        HOLIDAY_NOT_FOUND: {
            /** @constant */
            code: "HOLIDAY_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Só um dia futuro pode ser incluído ou retirado */
        HOLIDAY_PAST: {
            /** @constant */
            code: "HOLIDAY_PAST";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este dia já é feriado neste lugar */
        HOLIDAY_TAKEN: {
            /** @constant */
            code: "HOLIDAY_TAKEN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        HolidayEffect: {
            /** @description Stores that lie there */
            stores: number;
            /** @description Open installments of those stores that fall due on the day */
            installments: number;
            /** @description Day until which they may be paid without being late */
            payableOn: components["schemas"]["Day"];
        };
        HolidayEntry: {
            /** @enum {string} */
            scope: "STATE" | "CITY" | "STORE";
            /**
             * @description With scope STATE and CITY
             * @enum {string}
             */
            uf?: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
            /** @description With scope CITY: code of the municipality, of IBGE */
            cityCode?: number;
            /** @description With scope STORE */
            retailerId?: components["schemas"]["Id"];
            /** @description With scope STORE */
            storeId?: components["schemas"]["Id"];
            day: components["schemas"]["Day"];
            name: string;
            reason: string;
        };
        HolidayPreviewEntry: {
            /** @enum {string} */
            scope: "STATE" | "CITY" | "STORE";
            /**
             * @description With scope STATE and CITY
             * @enum {string}
             */
            uf?: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
            /** @description With scope CITY: code of the municipality, of IBGE */
            cityCode?: number;
            /** @description With scope STORE */
            retailerId?: components["schemas"]["Id"];
            /** @description With scope STORE */
            storeId?: components["schemas"]["Id"];
            day: components["schemas"]["Day"];
        };
        HolidayRemoval: {
            reason: string;
        };
        HolidayYear: {
            national: {
                day: components["schemas"]["Day"];
                name: string;
            }[];
            local: components["schemas"]["LocalHoliday"][];
            mayChange: boolean;
        };
        HomeAddress: {
            cep: string;
            street: string;
            /** @description 'S/N' where there is none */
            number: string;
            /** @default  */
            complement?: string;
            district: string;
            city: string;
        };
        /** @description 400: Ops. Uma falha inesperada aconteceu. Tente novamente. */
        IDEMPOTENCY_KEY_REQUIRED: {
            /** @constant */
            code: "IDEMPOTENCY_KEY_REQUIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 422: Esta operação já foi enviada com outros dados. Comece de novo. */
        IDEMPOTENCY_KEY_REUSED: {
            /** @constant */
            code: "IDEMPOTENCY_KEY_REUSED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este IMEI já está em uso em outro contrato. */
        IMEI_ALREADY_IN_USE: {
            /** @constant */
            code: "IMEI_ALREADY_IN_USE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O IMEI informado é de um aparelho de outra marca. */
        IMEI_OF_ANOTHER_BRAND: {
            /** @constant */
            code: "IMEI_OF_ANOTHER_BRAND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 503: Serviço indisponível. Tente novamente em alguns minutos */
        IMEI_VERIFICATION_SERVICE_UNAVAILABLE: {
            /** @constant */
            code: "IMEI_VERIFICATION_SERVICE_UNAVAILABLE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Parcela em renegociação. Receba as parcelas do acordo. */
        INSTALLMENT_IN_RENEGOTIATION: {
            /** @constant */
            code: "INSTALLMENT_IN_RENEGOTIATION";
            message: components["schemas"]["ErrorMessage"];
            details: {
                installmentId: components["schemas"]["Id"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Parcela não encontrada. */
        INSTALLMENT_NOT_FOUND: {
            /** @constant */
            code: "INSTALLMENT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                installmentId?: components["schemas"]["Id"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Valor para primeira compra abaixo do mínimo */
        INSUFFICIENT_FIRST_PURCHASE_VALUE: {
            /** @constant */
            code: "INSUFFICIENT_FIRST_PURCHASE_VALUE";
            message: components["schemas"]["ErrorMessage"];
            details: {
                minimum: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Limite insuficiente */
        INSUFFICIENT_LIMIT: {
            /** @constant */
            code: "INSUFFICIENT_LIMIT";
            message: components["schemas"]["ErrorMessage"];
            details: {
                availableLimit: components["schemas"]["Reais"];
                missing: components["schemas"]["Reais"];
                largestValue?: components["schemas"]["Reais"];
                downPayment?: components["schemas"]["Reais"] | null;
                valueForInstallment?: components["schemas"]["Reais"] | null;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Valor inferior ao limite permitido */
        INSUFFICIENT_PURCHASE_VALUE: {
            /** @constant */
            code: "INSUFFICIENT_PURCHASE_VALUE";
            message: components["schemas"]["ErrorMessage"];
            details: {
                minimum: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Valor abaixo do mínimo da proposta */
        INSUFFICIENT_TRANSACTIONAL_LIMIT: {
            /** @constant */
            code: "INSUFFICIENT_TRANSACTIONAL_LIMIT";
            message: components["schemas"]["ErrorMessage"];
            details: {
                minAmount: components["schemas"]["Reais"];
                maxAmount: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Valores informados inválidos */
        INVALID_ADDRESS: {
            /** @constant */
            code: "INVALID_ADDRESS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: Selecione um intervalo entre as datas de até 1 mês */
        INVALID_DATE_RANGE: {
            /** @constant */
            code: "INVALID_DATE_RANGE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Número IMEI informado é inválido */
        INVALID_IMEI: {
            /** @constant */
            code: "INVALID_IMEI";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                message?: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A configuração não pode valer assim. Confira os campos. */
        INVALID_LAYER: {
            /** @constant */
            code: "INVALID_LAYER";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                issues?: {
                    path: string;
                    message: string;
                }[];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Código de compra incorreto */
        INVALID_ORIGINATION_CODE: {
            /** @constant */
            code: "INVALID_ORIGINATION_CODE";
            message: components["schemas"]["ErrorMessage"];
            details: {
                attemptsLeft: number;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A política não pode valer assim. Confira os campos. */
        INVALID_POLICY: {
            /** @constant */
            code: "INVALID_POLICY";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                issues?: {
                    path: string;
                    message: string;
                }[];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: Insira o valor da compra */
        INVALID_PURCHASE_VALUE: {
            /** @constant */
            code: "INVALID_PURCHASE_VALUE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** Format: uuid */
        Id: string;
        Identification: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description CPF, masked: first 3 and last 2 digits */
            document: string;
            /** @description Masked */
            phoneNumber: string;
            /** @enum {string} */
            role: "cashier" | "manager" | "attendant" | "analyst" | "retailer_analyst" | "representative" | "promoter";
        };
        ImeiAnswer: {
            imeiDetails: {
                brand: string;
                imei: string;
            };
        };
        ImeiRequest: {
            /** @description Fifteen digits with their check digit, punctuation allowed */
            imei: string;
            contractId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            transactionalCreditEvaluationId?: components["schemas"]["Id"] | null;
        };
        InboxBoleto: {
            nossoNumero: components["schemas"]["NossoNumero"];
            value: components["schemas"]["Reais"];
            valueToday: components["schemas"]["Reais"];
            dueDate: components["schemas"]["Day"];
            /** @enum {string} */
            status: "REGISTERING" | "OPEN" | "PAID" | "CANCELED";
            payments: {
                id: components["schemas"]["Id"];
                value: components["schemas"]["Reais"];
                /** @enum {string} */
                outcome: "PAID" | "WAITING" | "APPLIED" | "RETURNED";
            }[];
        };
        InboxBoletoPayment: {
            /** @description What the customer pays; what the boleto asks for today when left out */
            value?: components["schemas"]["Reais"];
        };
        InboxMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            channel: "SMS" | "WHATSAPP" | "PHONE_CALL" | "EMAIL";
            to: string;
            text: string;
            sentAt: components["schemas"]["Instant"];
        };
        InboxPixCharge: {
            txid: components["schemas"]["PixTxid"];
            value: components["schemas"]["Reais"];
            expiresAt: components["schemas"]["Instant"];
            /** @enum {string} */
            status: "CREATED" | "ACTIVE" | "SETTLED" | "EXPIRED" | "CANCELED";
            receipts: {
                id: components["schemas"]["Id"];
                value: components["schemas"]["Reais"];
                /** @enum {string} */
                outcome: "SETTLED" | "APPLIED" | "CREDITED" | "DUPLICATE" | "UNKNOWN";
                /** @description What it paid of installments and fees */
                appliedValue: components["schemas"]["Reais"];
                /** @description What stayed the customer's credit */
                unappliedValue: components["schemas"]["Reais"];
            }[];
        };
        InboxPixPayment: {
            /** @description What the customer pays; the value of the charge when left out */
            value?: components["schemas"]["Reais"];
        };
        IncentivePayout: {
            id: components["schemas"]["Id"];
            operator: {
                id: components["schemas"]["Id"];
                name: string;
            };
            amount: components["schemas"]["Reais"];
            /**
             * @description RETURNED: the Pix came back; it is to be paid again
             * @enum {string}
             */
            status: "OPEN" | "PAID" | "RETURNED";
            /** @description The seller's; of a paid one the key it went to */
            pixKey: string | null;
            closedBy: {
                id: components["schemas"]["Id"];
                name: string;
            };
            /** @description The last payment */
            paid: {
                by: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
                at: components["schemas"]["Instant"];
            } | null;
            returned: {
                at: components["schemas"]["Instant"];
                reason: string;
            } | null;
        };
        IncentiveStatement: {
            operatorId: components["schemas"]["Id"];
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            accruedTotal: components["schemas"]["Reais"];
            /** @description What was taken back, positive */
            reversedTotal: components["schemas"]["Reais"];
            /** @description Accrued less reversed */
            total: components["schemas"]["Reais"];
            items: {
                id: components["schemas"]["Id"];
                on: components["schemas"]["Day"];
                at: components["schemas"]["Instant"];
                /** @enum {string} */
                kind: "ACCRUAL" | "REVERSAL";
                /** @enum {string} */
                event: "SALE" | "REGISTRATION";
                /** @enum {string} */
                category: "bronze" | "silver" | "gold" | "diamond";
                storeId: components["schemas"]["Id"];
                /** @description Contract of the sale, or the customer who was registered */
                subjectId: components["schemas"]["Id"];
                /** @description Amount that the incentive was computed on */
                baseValue: components["schemas"]["Reais"];
                /** @description Negative when taken back */
                value: components["schemas"]["Reais"];
            }[];
            /** @description Cursor of the next page; null on the last */
            next: string | null;
        };
        Installment: {
            id: components["schemas"]["Id"];
            contractId: components["schemas"]["Id"];
            contractNumber: string;
            /** @description Number within the contract, from 1 */
            installmentOrder: number;
            numberOfInstallments: number;
            dueDate: components["schemas"]["Day"];
            installmentValue: components["schemas"]["Reais"];
            /** @description Part of the installment value that is settled already */
            settledValue: components["schemas"]["Reais"];
            /** @description All that is taken off today */
            discount: components["schemas"]["Reais"];
            earlyPaymentDiscount: components["schemas"]["Reais"];
            /** @description All that is added today: fine, late interest, contract interest, IOF */
            interest: components["schemas"]["Reais"];
            fine: components["schemas"]["Reais"];
            lateInterest: components["schemas"]["Reais"];
            contractInterest: components["schemas"]["Reais"];
            /** @description Complementary IOF of late days, where the contract charges the customer */
            lateIof: components["schemas"]["Reais"];
            /** @description What the unpaid rest of it costs today */
            paymentDue: components["schemas"]["Reais"];
            /** @enum {string} */
            status: "PENDING" | "PAYMENT_OVERDUE" | "PAID" | "CANCELED";
            paidOn: components["schemas"]["Day"] | null;
            isFromRenegotiation: boolean;
        };
        InstallmentsAnswer: {
            /** @description Day the amounts are computed for */
            asOf: components["schemas"]["Day"];
            installments: components["schemas"]["Installment"][];
            /** @description Open fees; the next payment settles all of them once (ruling C16) */
            fees: components["schemas"]["Fee"][];
            /** @description Fees that open when the first installment of their contract falls due, or with the payment of it: `installmentId` */
            feesToCome: {
                id: components["schemas"]["Id"];
                contractId: components["schemas"]["Id"];
                contractNumber: string;
                paymentDue: components["schemas"]["Reais"];
                opensOn: components["schemas"]["Day"];
                installmentId: components["schemas"]["Id"];
            }[];
        };
        /** Format: date-time */
        Instant: string;
        InvoiceSettings: {
            enabledToGenerateBorrowerInvoice: boolean;
        };
        /** @description 409: Existe um pagamento posterior deste contrato. Estorne-o primeiro. */
        LATER_PAYMENT_EXISTS: {
            /** @constant */
            code: "LATER_PAYMENT_EXISTS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Outra pessoa mudou a configuração. Veja como ficou e tente de novo. */
        LAYER_CHANGED_SINCE: {
            /** @constant */
            code: "LAYER_CHANGED_SINCE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Só um analista do provedor altera o que vale para todos os varejistas */
        LAYER_OF_THE_PROVIDER: {
            /** @constant */
            code: "LAYER_OF_THE_PROVIDER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Versão não encontrada */
        LAYER_VERSION_NOT_FOUND: {
            /** @constant */
            code: "LAYER_VERSION_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Nada muda em relação à configuração atual */
        LAYER_WITHOUT_CHANGE: {
            /** @constant */
            code: "LAYER_WITHOUT_CHANGE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Acima do maior limite que a política permite */
        LIMIT_ABOVE_MAXIMUM: {
            /** @constant */
            code: "LIMIT_ABOVE_MAXIMUM";
            message: components["schemas"]["ErrorMessage"];
            details: {
                maximumLimit: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O limite disponível já cobre esta compra */
        LIMIT_IS_ENOUGH: {
            /** @constant */
            code: "LIMIT_IS_ENOUGH";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: CPF sem limite */
        LIMIT_NOT_FOUND: {
            /** @constant */
            code: "LIMIT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este pedido já foi decidido */
        LIMIT_REQUEST_DECIDED: {
            /** @constant */
            code: "LIMIT_REQUEST_DECIDED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O prazo deste pedido terminou. Faça outro */
        LIMIT_REQUEST_EXPIRED: {
            /** @constant */
            code: "LIMIT_REQUEST_EXPIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Pedido de limite não encontrado */
        LIMIT_REQUEST_NOT_FOUND: {
            /** @constant */
            code: "LIMIT_REQUEST_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Outro varejista também atende este cliente: quem decide é o analista do provedor */
        LIMIT_REQUEST_OF_THE_PROVIDER: {
            /** @constant */
            code: "LIMIT_REQUEST_OF_THE_PROVIDER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O limite mudou depois deste pedido. Recuse e faça outro */
        LIMIT_REQUEST_OUTDATED: {
            /** @constant */
            code: "LIMIT_REQUEST_OUTDATED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Quem pediu não decide: outra pessoa precisa aprovar ou recusar */
        LIMIT_REQUEST_OWN: {
            /** @constant */
            code: "LIMIT_REQUEST_OWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Já há um pedido deste cliente à espera de aprovação */
        LIMIT_REQUEST_WAITING: {
            /** @constant */
            code: "LIMIT_REQUEST_WAITING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Código incorreto ou vencido. Confira ou peça outro. */
        LOGIN_CODE_WRONG: {
            /** @constant */
            code: "LOGIN_CODE_WRONG";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 429: Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS. */
        LOGIN_LOCKED: {
            /** @constant */
            code: "LOGIN_LOCKED";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                cap?: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta entrada expirou. Digite a senha novamente. */
        LOGIN_STEP_OVER: {
            /** @constant */
            code: "LOGIN_STEP_OVER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este colaborador ainda tem consultas. */
        LOOKUPS_LEFT: {
            /** @constant */
            code: "LOOKUPS_LEFT";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 429: Você já fez 60 consultas de CPF nesta hora. Aguarde ou peça a um gerente que libere mais. */
        LOOKUPS_USED_UP: {
            /** @constant */
            code: "LOOKUPS_USED_UP";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                cap?: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        Layer: {
            /** @enum {string} */
            scope: "DEFAULT" | "RETAILER" | "STORE" | "HOSTNAME";
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description Required with scope HOSTNAME: a host, or '*' for all without a layer of their own */
            hostname?: string;
            /** @description 0 while it was never entered here */
            revision: number;
            /** @description Only what differs from the layers below; an empty one says nothing */
            document: {
                [key: string]: unknown;
            };
            fields: components["schemas"]["LayerField"][];
        };
        LayerDifference: {
            path: string;
            title: string;
            before: boolean | string | number | number[] | null;
            after: boolean | string | number | number[] | null;
        };
        LayerEntry: {
            /** @enum {string} */
            scope: "DEFAULT" | "RETAILER" | "STORE" | "HOSTNAME";
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description Required with scope HOSTNAME: a host, or '*' for all without a layer of their own */
            hostname?: string;
            /** @description Only what differs from the layers below; an empty one says nothing */
            document: {
                [key: string]: unknown;
            };
            reason: string;
            /** @description Revision that the difference was shown against */
            basedOn: number;
        };
        LayerField: {
            /** @description With dots: flags.reportsPage */
            path: string;
            part: string;
            title: string;
            /** @enum {string} */
            kind: "BOOLEAN" | "CHOICE" | "TEXT" | "DATE" | "NUMBER" | "NUMBERS";
            /** @description Of kind CHOICE */
            choices: string[];
            /** @description What holds when this layer does not say it */
            inherited: boolean | string | number | number[] | null;
            /** @enum {string} */
            inheritedFrom: "PRODUCT" | "DEFAULT" | "RETAILER" | "STORE" | "HOSTNAME";
            /** @description What this layer says; absent when it does not */
            own?: boolean | string | number | number[] | null;
        };
        LayerPreview: {
            /** @description What this layer says otherwise */
            difference: components["schemas"]["LayerDifference"][];
            /** @description What holds otherwise where it is seen */
            seen: components["schemas"]["LayerDifference"][];
        };
        LayerPreviewEntry: {
            /** @enum {string} */
            scope: "DEFAULT" | "RETAILER" | "STORE" | "HOSTNAME";
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description Required with scope HOSTNAME: a host, or '*' for all without a layer of their own */
            hostname?: string;
            /** @description Only what differs from the layers below; an empty one says nothing */
            document: {
                [key: string]: unknown;
            };
            /** @description A store: what changes there */
            seenBy?: components["schemas"]["Id"];
        };
        LayerUndo: {
            reason: string;
        };
        LayerVersion: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            scope: "DEFAULT" | "RETAILER" | "STORE" | "HOSTNAME";
            storeId: components["schemas"]["Id"] | null;
            hostname: string | null;
            revision: number;
            reason: string;
            author: {
                operatorId: components["schemas"]["Id"];
                name: string;
            };
            enteredAt: components["schemas"]["Instant"];
            /** @description The version whose change it takes back */
            undoes: components["schemas"]["Id"] | null;
            difference: components["schemas"]["LayerDifference"][];
        };
        LayerVersionPage: {
            items: components["schemas"]["LayerVersion"][];
            /** @description Cursor of the next page; null on the last */
            next: string | null;
        };
        LimitBlockChange: {
            isBlocked: boolean;
            reason: components["schemas"]["Reason"];
            /** @description Last day of the block; without it the block lasts until it is lifted */
            until?: components["schemas"]["Day"];
        };
        LimitChange: {
            totalLimit: components["schemas"]["Reais"];
            reason: components["schemas"]["Reason"];
        };
        LimitHistory: {
            limit: components["schemas"]["BorrowerLimit"];
            /** @description The highest total one person may raise to today, and whether to lower, block or lift */
            alone: {
                highestLimit: components["schemas"]["Reais"];
                mayRestrict: boolean;
            };
            /** @description Nobody raises above it */
            maximumLimit: components["schemas"]["Reais"] | null;
            isRequestWaiting: boolean;
            /** @description The newest first, of the newest 100 totals and 100 blocks */
            events: {
                /** @description A block and its end share it */
                id: components["schemas"]["Id"];
                /** @enum {string} */
                kind: "TOTAL" | "BLOCK" | "UNBLOCK";
                on: components["schemas"]["Day"];
                /** @description Null of blocks, whose day alone is kept */
                at: components["schemas"]["Instant"] | null;
                /** @description Total before; null of the first limit and of blocks */
                fromLimit: components["schemas"]["Reais"] | null;
                toLimit: components["schemas"]["Reais"] | null;
                /** @description What blocked; null of totals */
                blockedBy: ("OVERDUE_INSTALLMENTS" | "OPEN_RENEGOTIATIONS" | "MANUALLY_BLOCKED") | null;
                reason: string | null;
                /** @description Who made or asked for it; null when nobody did */
                by: string | null;
                /** @description The second person; null of what one person did */
                approvedBy: string | null;
                /** @description Of another retailer: who and why are told there, and to the provider */
                isElsewhere: boolean;
            }[];
        };
        LimitRequest: {
            id: components["schemas"]["Id"];
            borrowerId: components["schemas"]["Id"];
            borrowerName: string;
            /** @enum {string} */
            kind: "TOTAL" | "BLOCK" | "UNBLOCK";
            /** @description Total limit when it was asked */
            fromLimit: components["schemas"]["Reais"];
            /** @description Null when no other total is asked */
            toLimit: components["schemas"]["Reais"] | null;
            /** @description Last day of the block that is asked; null: without an end */
            blockUntil: components["schemas"]["Day"] | null;
            reason: string;
            /** @description Where who asked works */
            retailerName: string;
            askedBy: {
                id: components["schemas"]["Id"];
                name: string;
            };
            askedAt: components["schemas"]["Instant"];
            /** @description Last day it may be approved */
            expiresOn: components["schemas"]["Day"];
            /** @enum {string} */
            status: "WAITING" | "APPROVED" | "REFUSED" | "EXPIRED";
            /** @description Who approved or refused it; null while it waits, and when it expired */
            decision: {
                by: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
                at: components["schemas"]["Instant"];
                reason: string;
            } | null;
        };
        LimitRequestDecision: {
            isApproved: boolean;
            reason: components["schemas"]["Reason"];
        };
        LimitRequestList: {
            items: components["schemas"]["LimitRequest"][];
            /** @description Cursor of the next page; null on the last */
            next: string | null;
        };
        LocalHoliday: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            scope: "STATE" | "CITY" | "STORE";
            /** @description As people read it: Amazonas, Manaus - AM, Loja Centro */
            place: string;
            day: components["schemas"]["Day"];
            name: string;
            reason: string;
            author: string;
        };
        LockAnswer: {
            contractId: components["schemas"]["Id"];
            /** @enum {string} */
            status: "VERIFIED" | "SUBMITTED" | "LOCKED" | "BOUND" | "RELEASED";
            brand: string;
            /** @description How to install the lock by hand on this brand */
            handbookUrl: string | null;
        };
        LockConfirmation: {
            contractId: components["schemas"]["Id"];
            transactionalCreditEvaluationId?: components["schemas"]["Id"] | null;
        };
        LoginAnswer: {
            /** @description Opaque bearer token, 256 random bits */
            accessToken: string;
        };
        LoginByCode: {
            /** @description E-mail of the operator */
            username: string;
            challenge: string;
            code: string;
        };
        LoginCodeAnswer: {
            /** @description Goes with the code; made for whoever asked, whether the e-mail is known or not */
            challenge: string;
        };
        LoginCodeRequest: {
            /** @description E-mail of the operator */
            username: string;
        };
        LoginRequest: {
            /** @description E-mail of the operator */
            username: string;
            password: string;
        };
        /** @description 409: Seu limite foi bloqueado. Entre em contato com {brand} */
        MANUALLY_BLOCKED: {
            /** @constant */
            code: "MANUALLY_BLOCKED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        MadeQrPurchase: {
            details: {
                id: components["schemas"]["Id"];
                value: components["schemas"]["Reais"];
            };
            /** @description Address of the customer's page; opens once, on one device */
            qrCodeString: string;
        };
        Municipality: {
            /** @description Of IBGE */
            code: number;
            name: string;
        };
        /** @description 409: Outra pessoa mudou este cadastro. Veja como ficou e tente de novo. */
        NETWORK_CHANGED_SINCE: {
            /** @constant */
            code: "NETWORK_CHANGED_SINCE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Só um analista do provedor cadastra e altera varejistas, lojas e feriados */
        NETWORK_OF_THE_PROVIDER: {
            /** @constant */
            code: "NETWORK_OF_THE_PROVIDER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Nada muda em relação ao cadastro atual */
        NETWORK_WITHOUT_CHANGE: {
            /** @constant */
            code: "NETWORK_WITHOUT_CHANGE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este contrato não tem parcelas em aberto. */
        NOTHING_TO_PAY: {
            /** @constant */
            code: "NOTHING_TO_PAY";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Não encontrado. */
        NOT_FOUND: {
            /** @constant */
            code: "NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: CPF com cadastro incompleto */
        NO_COMPLETED_PROCESSES_BIOMETRY_FOUND: {
            /** @constant */
            code: "NO_COMPLETED_PROCESSES_BIOMETRY_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Não existem parcelas pendentes. */
        NO_PENDING_INSTALLMENTS_FOR_BORROWER: {
            /** @constant */
            code: "NO_PENDING_INSTALLMENTS_FOR_BORROWER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        NetworkChange: {
            id: components["schemas"]["Id"];
            /** @description Null: of the retailer itself */
            storeId: components["schemas"]["Id"] | null;
            storeName: string | null;
            /** @enum {string} */
            kind: "CREATED" | "CHANGED" | "DEACTIVATED" | "ACTIVATED";
            reason: string | null;
            difference: {
                field: string;
                before: string;
                after: string;
            }[];
            /** @description The name to the author's own house, the house to others */
            author: string;
            changedAt: components["schemas"]["Instant"];
        };
        NetworkChangePage: {
            items: components["schemas"]["NetworkChange"][];
            /** @description Cursor of the next page; null on the last */
            next: string | null;
        };
        NetworkRetailer: {
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description Of the retailer, as it was read: a write on an older one is refused */
            revision: number;
            id: components["schemas"]["Id"];
            fantasyName: string;
            legalName: string;
            cnpj: string;
            zone: string;
            contact: {
                name: string;
                email: string;
                phone: string;
            } | null;
            isProvider: boolean;
            /** @description Whether who asks may change it: an analyst of the provider */
            mayChange: boolean;
            /** @description What it needs before it may sell */
            steps: {
                /** @enum {string} */
                step: "STORE" | "MANAGER" | "POLICY" | "CONTACT";
                isDone: boolean;
            }[];
            stores: components["schemas"]["NetworkStore"][];
        };
        NetworkRetailerChange: {
            fantasyName: string;
            legalName: string;
            /** @description CNPJ, fourteen characters, digits or letters */
            cnpj: string;
            /** @enum {string} */
            zone: "America/Noronha" | "America/Sao_Paulo" | "America/Manaus" | "America/Rio_Branco";
            contact: {
                name: string;
                email: string;
                /** @description Telephone with its area code; kept as +55 and ten or eleven digits */
                phone: string;
            };
            /** @description Of the retailer, as it was read: a write on an older one is refused */
            revision: number;
        };
        NetworkRetailerEntry: {
            fantasyName: string;
            legalName: string;
            /** @description CNPJ, fourteen characters, digits or letters */
            cnpj: string;
            /** @enum {string} */
            zone: "America/Noronha" | "America/Sao_Paulo" | "America/Manaus" | "America/Rio_Branco";
            contact: {
                name: string;
                email: string;
                /** @description Telephone with its area code; kept as +55 and ten or eleven digits */
                phone: string;
            };
        };
        NetworkRetailerLine: {
            id: components["schemas"]["Id"];
            fantasyName: string;
            legalName: string;
            cnpj: string;
            /** @enum {string} */
            status: "active" | "inactive";
            isProvider: boolean;
            activeStores: number;
            stores: number;
        };
        NetworkStatusChange: {
            /** @enum {string} */
            status: "active" | "inactive";
            reason: string;
            /** @description Of the retailer, as it was read: a write on an older one is refused */
            revision: number;
        };
        NetworkStore: {
            id: components["schemas"]["Id"];
            name: string;
            cnpj: string;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description Null while a store from before has its address in one line alone */
            address: {
                cep: string;
                street: string;
                number: string;
                complement: string;
                district: string;
                city: string;
                cityCode: number;
                /** @enum {string} */
                uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
            } | null;
            /** @description As receipts print it */
            addressLine: string;
            phone: string | null;
            settings: components["schemas"]["StoreSettings"];
            /** @description Active people of the store */
            staff: number;
        };
        NetworkStoreEntry: {
            name: string;
            /** @description CNPJ, fourteen characters, digits or letters */
            cnpj: string;
            address: {
                /** @description CEP, eight digits */
                cep: string;
                street: string;
                number: string;
                /** @default  */
                complement?: string;
                district: string;
                city: string;
                /** @description Code of the municipality, of IBGE */
                cityCode: number;
                /** @enum {string} */
                uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
            };
            phone: string | null;
            settings: components["schemas"]["StoreSettings"];
            /** @description Of the retailer, as it was read: a write on an older one is refused */
            revision: number;
        };
        NewColleague: {
            name: string;
            cpf: components["schemas"]["Cpf"];
            email: string;
            /** @description Brazilian mobile, stored as +55 and eleven digits */
            phoneNumber: string;
            /** @enum {string} */
            role: "cashier" | "manager" | "attendant" | "analyst" | "retailer_analyst" | "representative" | "promoter";
            password: string;
            /** @default true */
            active?: boolean;
            retailerId?: components["schemas"]["Id"];
            /** @default null */
            storeId?: components["schemas"]["Id"] | null;
        };
        NewPasskey: {
            name: string;
            response: {
                id: string;
                rawId: string;
                /** @constant */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                    attestationObject: string;
                };
            };
        };
        NewPin: {
            password: string;
            pin: string;
        };
        NewQrPurchase: {
            storeId: components["schemas"]["Id"];
            value: components["schemas"]["Reais"];
        };
        NextInvoice: {
            id: components["schemas"]["Id"];
            /** @description Page of the web app that shows the boleto to print */
            invoiceUrl: string;
            nossoNumero: components["schemas"]["NossoNumero"];
            /** @description 47 digits, without dots and spaces */
            digitableLine: string;
            /** @description 44 digits */
            barcode: string;
            value: components["schemas"]["Reais"];
            dueDate: components["schemas"]["Day"];
            contractNumber: string;
            installmentNumber: number;
            installmentCount: number;
            /** @description False when the boleto of these figures stood already */
            isNew: boolean;
        };
        NextInvoiceRequest: {
            borrowerId: components["schemas"]["Id"];
        };
        NossoNumero: string;
        /** @description 409: A validade desta oferta terminou. Consulte o parcelamento novamente. */
        OFFER_EXPIRED: {
            /** @constant */
            code: "OFFER_EXPIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto. */
        OPEN_RENEGOTIATIONS: {
            /** @constant */
            code: "OPEN_RENEGOTIATIONS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Usuário bloqueado */
        OPERATOR_BLOCKED: {
            /** @constant */
            code: "OPERATOR_BLOCKED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Outra pessoa alterou este colaborador enquanto isso. Confira e salve de novo. */
        OPERATOR_CHANGED_SINCE: {
            /** @constant */
            code: "OPERATOR_CHANGED_SINCE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Já existe um colaborador com este CPF ou e-mail */
        OPERATOR_EXISTS: {
            /** @constant */
            code: "OPERATOR_EXISTS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Operador não possui permissão para este acesso */
        OPERATOR_IS_NOT_CASHIER: {
            /** @constant */
            code: "OPERATOR_IS_NOT_CASHIER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Colaborador não encontrado */
        OPERATOR_NOT_FOUND: {
            /** @constant */
            code: "OPERATOR_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este colaborador não está com a entrada travada */
        OPERATOR_NOT_LOCKED: {
            /** @constant */
            code: "OPERATOR_NOT_LOCKED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Você não tem permissão para alterar este colaborador */
        OPERATOR_NOT_MANAGED: {
            /** @constant */
            code: "OPERATOR_NOT_MANAGED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Seu limite foi bloqueado. Você possui parcelas atrasadas. */
        OVERDUE_INSTALLMENTS: {
            /** @constant */
            code: "OVERDUE_INSTALLMENTS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Quem usou as consultas não pode liberá-las. Peça a outra pessoa. */
        OWN_LOOKUPS: {
            /** @constant */
            code: "OWN_LOOKUPS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O seu segundo fator é desativado em Minha conta, com a sua senha. */
        OWN_SECOND_FACTOR: {
            /** @constant */
            code: "OWN_SECOND_FACTOR";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        OpenWork: {
            /** @description Purchases offered and not yet finished */
            offers: number;
            /** @description Pix charges that wait for the customer */
            pixCharges: number;
            /** @description Active people who work there */
            staff: number;
        };
        OpenedDataLink: {
            key: string;
            firstName: string;
            /** @description Masked */
            phoneNumber: string | null;
            /** @description Masked */
            email: string | null;
        };
        OpenedFace: {
            key: string;
            firstName: string;
            storeName: string;
            purchaseValue: components["schemas"]["Reais"];
            numberOfInstallments: number;
            installmentValue: components["schemas"]["Reais"];
            /** @description Usage fee included */
            totalValue: components["schemas"]["Reais"];
            firstInstallmentDueDate: components["schemas"]["Day"];
            /** @description Until when the page is good */
            endsAt: components["schemas"]["Instant"];
        };
        OpenedQr: {
            key: string;
            page: components["schemas"]["QrPage"];
        };
        OpenedReceiptLink: {
            receipts: {
                code: string;
                receipt: {
                    /** @enum {string} */
                    kind: "PURCHASE" | "PAYMENT" | "PAYMENT_UNDO" | "CANCELLATION" | "RETURN";
                    issuedOn: components["schemas"]["Day"];
                    value: components["schemas"]["Reais"];
                    retailerName: string;
                    storeName: string;
                    /** @description First name and initials */
                    customerName: string;
                    /** @enum {string} */
                    standing: "VALID" | "UNDONE" | "PARTLY_RETURNED";
                    undoneOn: components["schemas"]["Day"] | null;
                };
            }[];
            expiresAt: components["schemas"]["Instant"];
        };
        Operator: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Masked: first 3 and last 2 digits */
            cpf: string;
            email: string;
            phoneNumber: string;
            /** @enum {string} */
            role: "cashier" | "manager" | "attendant" | "analyst" | "retailer_analyst" | "representative" | "promoter";
            active: boolean;
            retailerId: components["schemas"]["Id"];
            storeId: components["schemas"]["Id"] | null;
            storeName: string | null;
            isStoreLogin: boolean;
            pixAccount: {
                pixKey: string;
            } | null;
        };
        OperatorPerformance: {
            operatorId: components["schemas"]["Id"];
            today: {
                /** @description Purchases that were made and stand */
                conversions: number;
                /** @description Customers who were registered */
                applications: number;
                /** @description Earned less taken back; null where it is not shown */
                incentive: components["schemas"]["Reais"] | null;
                startDate: components["schemas"]["Day"];
                endDate: components["schemas"]["Day"];
            };
            week: {
                /** @description Purchases that were made and stand */
                conversions: number;
                /** @description Customers who were registered */
                applications: number;
                /** @description Earned less taken back; null where it is not shown */
                incentive: components["schemas"]["Reais"] | null;
                startDate: components["schemas"]["Day"];
                endDate: components["schemas"]["Day"];
            };
            month: {
                /** @description Purchases that were made and stand */
                conversions: number;
                /** @description Customers who were registered */
                applications: number;
                /** @description Earned less taken back; null where it is not shown */
                incentive: components["schemas"]["Reais"] | null;
                startDate: components["schemas"]["Day"];
                endDate: components["schemas"]["Day"];
            };
            showIncentive: boolean;
            days: {
                on: components["schemas"]["Day"];
                /** @description Purchases that were made and stand */
                conversions: number;
                /** @description Customers who were registered */
                applications: number;
                /** @description Earned less taken back; null where it is not shown */
                incentive: components["schemas"]["Reais"] | null;
            }[];
        };
        OwnData: {
            /** @enum {string} */
            subject: "OPERATOR" | "CUSTOMER";
            name: string;
            /** @description Masked */
            cpf: string;
            phoneNumber: string | null;
            email: string | null;
            /** @description Of operators; the kind is null where an older version kept none that it knows */
            pixKey: {
                kind: ("CPF" | "EMAIL" | "PHONE" | "RANDOM") | null;
                key: string;
            } | null;
            /** @description Of customers */
            address: {
                cep: string;
                street: string;
                /** @description 'S/N' where there is none */
                number: string;
                complement: string;
                district: string;
                city: string;
                state: string;
            } | null;
            phoneChange: {
                /** @enum {string} */
                status: "WAITING" | "APPROVED" | "REFUSED" | "WITHDRAWN";
                /** @description The new one, masked */
                phoneNumber: string;
                askedAt: components["schemas"]["Instant"];
                decidedAt: components["schemas"]["Instant"] | null;
                /** @description Why it was refused */
                reason: string | null;
            } | null;
            /** @description When the visit ends */
            endsAt: components["schemas"]["Instant"];
        };
        OwnPayouts: {
            hasPixKey: boolean;
            items: {
                month: components["schemas"]["PayoutMonth"];
                amount: components["schemas"]["Reais"];
                /**
                 * @description RETURNED: the Pix came back; it is to be paid again
                 * @enum {string}
                 */
                status: "OPEN" | "PAID" | "RETURNED";
                paidAt: components["schemas"]["Instant"] | null;
            }[];
        };
        OwnSecurity: {
            hasPin: boolean;
            /** @description Null for a role that has none */
            secondFactor: {
                totpSince: components["schemas"]["Instant"] | null;
                passkeys: {
                    id: components["schemas"]["Id"];
                    name: string;
                    madeAt: components["schemas"]["Instant"];
                    lastUsedAt: components["schemas"]["Instant"] | null;
                }[];
                recoveryCodesLeft: number;
            } | null;
            sessions: {
                id: components["schemas"]["Id"];
                isThis: boolean;
                /** @description Browser and system, as the browser said them */
                device: string | null;
                address: string | null;
                openedAt: components["schemas"]["Instant"];
                lastSeenAt: components["schemas"]["Instant"];
            }[];
        };
        OwnSupportRequests: {
            /** @description The last twenty of who asks, newest first */
            items: components["schemas"]["SupportRequest"][];
        };
        /** @description 409: Não foi possível confirmar a chave de acesso. Tente novamente. */
        PASSKEY_REFUSED: {
            /** @constant */
            code: "PASSKEY_REFUSED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Escolha uma senha diferente da atual e da senha padrão. */
        PASSWORD_NOT_NEW: {
            /** @constant */
            code: "PASSWORD_NOT_NEW";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Senha incorreta */
        PASSWORD_WRONG: {
            /** @constant */
            code: "PASSWORD_WRONG";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Pagamento não encontrado. */
        PAYMENT_NOT_FOUND: {
            /** @constant */
            code: "PAYMENT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O valor a pagar mudou desde a consulta. Confira o novo total. */
        PAYMENT_TOTAL_CHANGED: {
            /** @constant */
            code: "PAYMENT_TOTAL_CHANGED";
            message: components["schemas"]["ErrorMessage"];
            details: {
                total: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A lista mudou enquanto isso. Confira de novo */
        PAYOUTS_MOVED: {
            /** @constant */
            code: "PAYOUTS_MOVED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A chave Pix mudou depois que a lista foi aberta. Confira de novo */
        PAYOUT_KEY_CHANGED: {
            /** @constant */
            code: "PAYOUT_KEY_CHANGED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Só um mês que terminou pode ser fechado */
        PAYOUT_MONTH_NOT_OVER: {
            /** @constant */
            code: "PAYOUT_MONTH_NOT_OVER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Pagamento de incentivo não encontrado */
        PAYOUT_NOT_FOUND: {
            /** @constant */
            code: "PAYOUT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Quem fechou o mês não paga, e ninguém paga a si mesmo: outra pessoa precisa confirmar */
        PAYOUT_SECOND_PERSON: {
            /** @constant */
            code: "PAYOUT_SECOND_PERSON";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este vendedor ainda não cadastrou a chave Pix */
        PAYOUT_WITHOUT_KEY: {
            /** @constant */
            code: "PAYOUT_WITHOUT_KEY";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Outra pessoa está analisando este pedido. */
        PHONE_CHANGE_CLAIMED: {
            /** @constant */
            code: "PHONE_CHANGE_CLAIMED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este pedido já foi decidido ou a pessoa desistiu dele. */
        PHONE_CHANGE_DECIDED: {
            /** @constant */
            code: "PHONE_CHANGE_DECIDED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Assuma a análise deste pedido antes de decidir. */
        PHONE_CHANGE_NOT_CLAIMED: {
            /** @constant */
            code: "PHONE_CHANGE_NOT_CLAIMED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Pedido de troca de telefone não encontrado */
        PHONE_CHANGE_NOT_FOUND: {
            /** @constant */
            code: "PHONE_CHANGE_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O telefone mudou desde que a troca foi pedida. Recuse este pedido e peça que façam outro. */
        PHONE_CHANGE_OUTDATED: {
            /** @constant */
            code: "PHONE_CHANGE_OUTDATED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Este pedido é seu: outra pessoa decide. */
        PHONE_CHANGE_OWN: {
            /** @constant */
            code: "PHONE_CHANGE_OWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Uma troca de telefone já está em análise. Aguarde ou desista dela para pedir outra. */
        PHONE_CHANGE_WAITING: {
            /** @constant */
            code: "PHONE_CHANGE_WAITING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Telefone não encontrado */
        PHONE_NOT_FOUND: {
            /** @constant */
            code: "PHONE_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este já é o seu telefone. Digite o novo número. */
        PHONE_UNCHANGED: {
            /** @constant */
            code: "PHONE_UNCHANGED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Nenhum PIN cadastrado. Use a senha. */
        PIN_NOT_SET: {
            /** @constant */
            code: "PIN_NOT_SET";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este PIN é fácil de adivinhar. Evite números repetidos ou em sequência. */
        PIN_TOO_SIMPLE: {
            /** @constant */
            code: "PIN_TOO_SIMPLE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: PIN incorreto */
        PIN_WRONG: {
            /** @constant */
            code: "PIN_WRONG";
            message: components["schemas"]["ErrorMessage"];
            details: {
                left: number;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O crédito deste Pix já foi devolvido. */
        PIX_ALREADY_REFUNDED: {
            /** @constant */
            code: "PIX_ALREADY_REFUNDED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O cliente já pagou esta cobrança Pix. */
        PIX_CHARGE_ALREADY_SETTLED: {
            /** @constant */
            code: "PIX_CHARGE_ALREADY_SETTLED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A cobrança Pix venceu antes de ficar pronta. Gere outra. */
        PIX_CHARGE_EXPIRED: {
            /** @constant */
            code: "PIX_CHARGE_EXPIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Cobrança Pix não encontrada. */
        PIX_CHARGE_NOT_FOUND: {
            /** @constant */
            code: "PIX_CHARGE_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A chave CPF precisa ser o seu próprio CPF. */
        PIX_KEY_OF_ANOTHER: {
            /** @constant */
            code: "PIX_KEY_OF_ANOTHER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Pix recebido não encontrado. */
        PIX_RECEIPT_NOT_FOUND: {
            /** @constant */
            code: "PIX_RECEIPT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este Pix não deixou crédito a devolver. */
        PIX_WITHOUT_CREDIT: {
            /** @constant */
            code: "PIX_WITHOUT_CREDIT";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A política já vale. Cadastre uma nova no lugar dela. */
        POLICY_ALREADY_HOLDS: {
            /** @constant */
            code: "POLICY_ALREADY_HOLDS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A política já foi retirada */
        POLICY_ALREADY_WITHDRAWN: {
            /** @constant */
            code: "POLICY_ALREADY_WITHDRAWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Já existe outra política para este dia, publicada depois que você começou. Veja de novo o que muda. */
        POLICY_CHANGED_SINCE: {
            /** @constant */
            code: "POLICY_CHANGED_SINCE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A vigência não pode começar no passado */
        POLICY_DATED_IN_THE_PAST: {
            /** @constant */
            code: "POLICY_DATED_IN_THE_PAST";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Política não encontrada */
        POLICY_DOCUMENT_NOT_FOUND: {
            /** @constant */
            code: "POLICY_DOCUMENT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Política não encontrada. Tente novamente. */
        POLICY_NOT_FOUND: {
            /** @constant */
            code: "POLICY_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                policyId?: components["schemas"]["Id"];
                lenderType?: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Só uma campanha que está valendo pode ser encerrada */
        POLICY_NOT_RUNNING: {
            /** @constant */
            code: "POLICY_NOT_RUNNING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta política não espera aprovação */
        POLICY_NOT_WAITING: {
            /** @constant */
            code: "POLICY_NOT_WAITING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Só um analista do provedor altera políticas de todos os varejistas */
        POLICY_OF_THE_PROVIDER: {
            /** @constant */
            code: "POLICY_OF_THE_PROVIDER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Quem publicou não aprova: peça a outra pessoa */
        POLICY_OF_YOUR_OWN: {
            /** @constant */
            code: "POLICY_OF_YOUR_OWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Nada muda em relação à política anterior */
        POLICY_WITHOUT_CHANGE: {
            /** @constant */
            code: "POLICY_WITHOUT_CHANGE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Código incorreto ou vencido. Confira a mensagem ou peça outro. */
        PORTAL_CODE_WRONG: {
            /** @constant */
            code: "PORTAL_CODE_WRONG";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O tempo deste código acabou. Digite o seu CPF de novo para receber outro. */
        PORTAL_ENTRY_OVER: {
            /** @constant */
            code: "PORTAL_ENTRY_OVER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O portal não está disponível agora. Tente mais tarde. */
        PORTAL_UNAVAILABLE: {
            /** @constant */
            code: "PORTAL_UNAVAILABLE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Foto não encontrada */
        PORTRAIT_NOT_FOUND: {
            /** @constant */
            code: "PORTRAIT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Parcela anterior em aberto. */
        PREVIOUS_INSTALLMENT_IS_PENDING: {
            /** @constant */
            code: "PREVIOUS_INSTALLMENT_IS_PENDING";
            message: components["schemas"]["ErrorMessage"];
            details: {
                installmentId: components["schemas"]["Id"];
                previousId: components["schemas"]["Id"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Aparelho não encontrado nesta venda. */
        PRODUCT_NOT_FOUND: {
            /** @constant */
            code: "PRODUCT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Propostas não encontradas. Tente novamente. */
        PROPOSAL_NOT_FOUND: {
            /** @constant */
            code: "PROPOSAL_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Propostas recusadas não são suportadas. Tente novamente. */
        PROPOSAL_REFUSALS_ARE_NOT_SUPPORTED: {
            /** @constant */
            code: "PROPOSAL_REFUSALS_ARE_NOT_SUPPORTED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação */
        PROPOSAL_VERIFICATION_CODE_NOT_FOUND: {
            /** @constant */
            code: "PROPOSAL_VERIFICATION_CODE_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O provedor não pode ser inativado */
        PROVIDER_STAYS_ACTIVE: {
            /** @constant */
            code: "PROVIDER_STAYS_ACTIVE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Outra pessoa está fazendo esta ligação. */
        PURCHASE_CALL_CLAIMED: {
            /** @constant */
            code: "PURCHASE_CALL_CLAIMED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta ligação já foi concluída ou o prazo dela acabou. */
        PURCHASE_CALL_DECIDED: {
            /** @constant */
            code: "PURCHASE_CALL_DECIDED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Assuma esta ligação antes de decidir. */
        PURCHASE_CALL_NOT_CLAIMED: {
            /** @constant */
            code: "PURCHASE_CALL_NOT_CLAIMED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Ligação não encontrada */
        PURCHASE_CALL_NOT_FOUND: {
            /** @constant */
            code: "PURCHASE_CALL_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Esta venda é sua: outra pessoa liga para o cliente. */
        PURCHASE_CALL_OWN: {
            /** @constant */
            code: "PURCHASE_CALL_OWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este cliente foi desabilitado para realizar compras. Favor, entrar em contato com a Central de Atendimento para mais detalhes */
        PURCHASE_DISABLED_FOR_BORROWER: {
            /** @constant */
            code: "PURCHASE_DISABLED_FOR_BORROWER";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A compra ainda não foi autorizada pelo cliente. Peça um novo código. */
        PURCHASE_NOT_VERIFIED: {
            /** @constant */
            code: "PURCHASE_NOT_VERIFIED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        PasskeyOffer: {
            challenge: string;
            /** @description Base64url */
            userId: string;
            userName: string;
            displayName: string;
            appName: string;
            /** @description Credentials that there are already */
            known: string[];
        };
        PasswordChange: {
            /** @description Left out by who just signed in with a password that somebody else chose */
            currentPassword?: string;
            newPassword: string;
        };
        PasswordReset: {
            /** @description E-mail of the operator */
            username: string;
            challenge: string;
            code: string;
            newPassword: string;
        };
        PayAmountAnswer: {
            paymentId: components["schemas"]["Id"];
            entries: components["schemas"]["PaymentEntry"][];
            openInstallments: number;
            /** @description Face value of what stays open in the contract, before bonus, early discount and late charges */
            remainingValue: components["schemas"]["Reais"];
            /** @description Payoff of the rest today */
            remainingPayoff: components["schemas"]["Reais"];
        };
        PayAmountRequest: {
            storeId: components["schemas"]["Id"];
            /** @description Money received; open fees are taken from it first */
            amount: components["schemas"]["Reais"];
            /** @description Payoff of today as the cashier saw it; when it changed since, the call is refused with PAYMENT_TOTAL_CHANGED */
            expectedRemaining?: components["schemas"]["Reais"];
        };
        PayMultipleRequest: {
            storeId: components["schemas"]["Id"];
            /** @description What the cashier confirmed; another total today is refused with PAYMENT_TOTAL_CHANGED */
            expectedTotal?: components["schemas"]["Reais"];
            installmentIds: components["schemas"]["Id"][];
        };
        PayOneRequest: {
            storeId: components["schemas"]["Id"];
            /** @description What the cashier confirmed; another total today is refused with PAYMENT_TOTAL_CHANGED */
            expectedTotal?: components["schemas"]["Reais"];
        };
        PaymentEntry: {
            /** @description Id of the entry, by which its receipt is asked for */
            id: components["schemas"]["Id"];
            paymentId: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "INSTALLMENT" | "FEE" | "RENEGOTIATION";
            installmentId: components["schemas"]["Id"] | null;
            feeId: components["schemas"]["Id"] | null;
            /** @description Of a payment of an agreement: the agreement (ruling C16) */
            contractId: components["schemas"]["Id"];
            paidValue: components["schemas"]["Reais"];
        };
        PaymentHistory: {
            id: components["schemas"]["Id"];
            paidAt: components["schemas"]["Instant"];
            paidOn: components["schemas"]["Day"];
            /** @enum {string} */
            method: "STORE_CASH" | "PIX" | "BOLETO" | "RETURN_CREDIT";
            storeName: string;
            /** @description Null for a Pix, and for a payment at another retailer */
            operatorName: string | null;
            total: components["schemas"]["Reais"];
            isUndone: boolean;
            undo: {
                at: components["schemas"]["Instant"];
                by: string | null;
                reason: string | null;
            } | null;
            items: {
                /** @enum {string} */
                kind: "INSTALLMENT" | "FEE" | "RENEGOTIATION";
                contractId: components["schemas"]["Id"];
                contractNumber: string | null;
                installmentOrder: number | null;
                face: components["schemas"]["Reais"];
                discount: components["schemas"]["Reais"];
                fine: components["schemas"]["Reais"];
                lateInterest: components["schemas"]["Reais"];
                contractInterest: components["schemas"]["Reais"];
                lateIof: components["schemas"]["Reais"];
                paid: components["schemas"]["Reais"];
                /** @description True when a part of the installment was left to pay */
                isPartial: boolean;
            }[];
        }[];
        PayoffAnswer: {
            contractId: components["schemas"]["Id"];
            contractNumber: string;
            asOf: components["schemas"]["Day"];
            /** @description Last second of the day in the retailer's zone */
            validUntil: components["schemas"]["Instant"];
            installments: {
                id: components["schemas"]["Id"];
                installmentOrder: number;
                dueDate: components["schemas"]["Day"];
                /** @description Face value not settled yet */
                installmentValue: components["schemas"]["Reais"];
                discount: components["schemas"]["Reais"];
                fine: components["schemas"]["Reais"];
                lateInterest: components["schemas"]["Reais"];
                contractInterest: components["schemas"]["Reais"];
                lateIof: components["schemas"]["Reais"];
                paymentDue: components["schemas"]["Reais"];
            }[];
            /** @description Open fees of the customer, and those that this payment opens (rulings C16, C27) */
            fees: components["schemas"]["Fee"][];
            /** @description Installments and open fees: the expectedTotal of a payment of all these ids */
            total: components["schemas"]["Reais"];
            discount: components["schemas"]["Reais"];
            charges: components["schemas"]["Reais"];
        };
        PayoutClose: {
            month: components["schemas"]["PayoutMonth"];
        };
        PayoutList: {
            month: components["schemas"]["PayoutMonth"];
            /** @description Only a month that is over can be closed */
            isOver: boolean;
            /** @description Sellers with something to be paid that no close holds yet */
            openEarners: number;
            /** @description What they are to be paid, up to the end of the month */
            openTotal: components["schemas"]["Reais"];
            toPayTotal: components["schemas"]["Reais"];
            paidTotal: components["schemas"]["Reais"];
            items: components["schemas"]["IncentivePayout"][];
        };
        /**
         * @description YYYY-MM
         * @example 2026-11
         */
        PayoutMonth: string;
        PayoutPayment: {
            payouts: {
                id: components["schemas"]["Id"];
                /** @description As it was shown, and paid to */
                pixKey: string;
            }[];
        };
        PayoutReturn: {
            reason: components["schemas"]["Reason"];
        };
        PayoutsPaid: {
            count: number;
            total: components["schemas"]["Reais"];
        };
        PhoneChange: {
            id: components["schemas"]["Id"];
            personId: components["schemas"]["Id"];
            /** @enum {string} */
            subject: "OPERATOR" | "CUSTOMER";
            name: string;
            /** @description Masked */
            oldPhoneNumber: string | null;
            /** @description Whole: who decides may call it */
            newPhoneNumber: string;
            askedAt: components["schemas"]["Instant"];
            hints: ("OTHER_CUSTOMER" | "STAFF" | "CHANGED_RECENTLY")[];
            /** @enum {string} */
            status: "WAITING" | "APPROVED" | "REFUSED" | "WITHDRAWN";
            /** @description Who looks at it now */
            claim: {
                by: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
                until: components["schemas"]["Instant"];
            } | null;
            decision: {
                by: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
                at: components["schemas"]["Instant"];
                reason: string;
            } | null;
        };
        PhoneChangeDecision: {
            isApproved: boolean;
            reason: string;
        };
        PhoneChangeList: {
            items: components["schemas"]["PhoneChange"][];
            /** @description Cursor of the next page; null on the last */
            next: string | null;
        };
        PhoneRequest: {
            /** @description Of the visit, as the call that began it answered */
            key: string;
            /** @description Brazilian mobile, punctuation allowed */
            phoneNumber: string;
        };
        PixAgreementChargeRequest: {
            /** @description Id of the payment within the agreement */
            id: components["schemas"]["Id"];
            storeId: components["schemas"]["Id"];
            /** @description What the cashier confirmed; another total today is refused with PAYMENT_TOTAL_CHANGED */
            expectedTotal?: components["schemas"]["Reais"];
        };
        PixCharge: {
            id: components["schemas"]["Id"];
            txid: components["schemas"]["PixTxid"];
            value: components["schemas"]["Reais"];
            expiresAt: components["schemas"]["Instant"];
            /** @description "Copia e cola"; null while the bank has not answered */
            brCode: string | null;
            /** @enum {string} */
            status: "CREATED" | "ACTIVE" | "SETTLED" | "EXPIRED" | "CANCELED";
            receipts: components["schemas"]["PixReceipt"][];
        };
        PixNotice: {
            /** @description txid of the charge, whole or its first 25 characters as the BR Code holds it */
            txid: string;
            endToEndId: string;
            value: components["schemas"]["Reais"];
            paidAt: components["schemas"]["Instant"];
        };
        PixNoticeAnswer: {
            endToEndId: string;
            /** @enum {string} */
            outcome: "SETTLED" | "APPLIED" | "CREDITED" | "DUPLICATE" | "UNKNOWN";
        };
        PixReceipt: {
            id: components["schemas"]["Id"];
            chargeId: components["schemas"]["Id"];
            endToEndId: string;
            value: components["schemas"]["Reais"];
            paidAt: components["schemas"]["Instant"];
            /** @enum {string} */
            outcome: "SETTLED" | "APPLIED" | "CREDITED" | "DUPLICATE" | "UNKNOWN";
            /** @description What it paid of installments and fees */
            appliedValue: components["schemas"]["Reais"];
            /** @description What stayed the customer's credit */
            unappliedValue: components["schemas"]["Reais"];
            paymentId: components["schemas"]["Id"] | null;
            /** @description When the credit was handed back at a store */
            refundedAt: components["schemas"]["Instant"] | null;
        };
        PixRefundRequest: {
            reason: string;
        };
        PixTxid: string;
        Policy: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "pricing" | "lending-rule" | "iof" | "renegotiation" | "coupon-campaign" | "evaluation" | "incentive-rule" | "decision" | "limits" | "limit-changes" | "correction-index";
            variant: string;
            /** @enum {string} */
            scope: "PROVIDER" | "RETAILER" | "STORE";
            storeId: components["schemas"]["Id"] | null;
            /** @description Counts up within a kind, variant and scope */
            revision: number;
            validFrom: components["schemas"]["Day"];
            validUntil: components["schemas"]["Day"] | null;
            /**
             * @description IN_FORCE: the one of its kind, variant and scope that holds today; WAITING: for a second person
             * @enum {string}
             */
            status: "WAITING" | "FUTURE" | "IN_FORCE" | "PAST" | "WITHDRAWN";
            /** @description Whose it is; null with scope PROVIDER */
            retailer: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            storeName: string | null;
            author: {
                /** @enum {string} */
                kind: "OPERATOR" | "SYSTEM";
                operatorId: components["schemas"]["Id"] | null;
                /** @description Null to others than their own retailer and the provider */
                name: string | null;
            };
            reason: string;
            enteredAt: components["schemas"]["Instant"];
            /** @description The document that it replaces: what held for this scope on its first day when it was entered */
            supersedes: components["schemas"]["Id"] | null;
            approval: {
                at: components["schemas"]["Instant"];
                operatorId: components["schemas"]["Id"];
                name: string | null;
            } | null;
            withdrawal: {
                at: components["schemas"]["Instant"];
                operatorId: components["schemas"]["Id"];
                name: string | null;
                reason: string;
            } | null;
            /** @description Fields of its kind, as they were entered */
            document: {
                [key: string]: unknown;
            };
            /** @description What differs from the document it supersedes; without one, every field counts as added */
            difference: components["schemas"]["PolicyDifference"][];
        };
        PolicyDifference: {
            /** @description Field of the document, with dots: plans.0.rateMonthly */
            path: string;
            /** @enum {string} */
            change: "ADDED" | "REMOVED" | "CHANGED";
            /** @description Null when it was added */
            before: string | number | boolean | null;
            /** @description Null when it was removed */
            after: string | number | boolean | null;
        };
        PolicyEntry: {
            /** @constant */
            kind: "pricing";
            /** @enum {string} */
            variant: "STANDARD" | "SUPER_PURCHASE" | "INTEREST_PAID_BY_RETAILER" | "SMARTPHONE_SALE";
            /** @enum {string} */
            scope: "PROVIDER" | "RETAILER" | "STORE";
            /** @description Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent */
            retailerId?: components["schemas"]["Id"];
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description First day it holds: today or later */
            validFrom: components["schemas"]["Day"];
            /** @description Last day of a campaign; without it, until a newer document */
            validUntil?: components["schemas"]["Day"];
            reason: string;
            /** @description The document that the preview said it supersedes; another one since is refused */
            basedOn?: components["schemas"]["Id"] | null;
            document: {
                /**
                 * Quem empresta
                 * @enum {string}
                 */
                lenderType: "STORE_OWN" | "FINANCIAL_INSTITUTION";
                /** Nome de quem empresta */
                lenderName: string;
                /** CNPJ de quem empresta */
                lenderCnpj: string;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                minimumPurchase: number;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                minimumFirstPurchase: number;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                minimumInstallment: number;
                /**
                 * Taxa de utilização, parte da compra
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                customerFeeRate: string;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                customerFeeMinimum: number;
                /**
                 * Desconto do varejista por venda (MDR)
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                mdrRate: string;
                /**
                 * Multa por atraso
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                lateFineRate: string;
                /**
                 * Juros de mora ao mês
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                lateInterestMonthlyRate: string;
                /** Dias de validade da oferta */
                offerValidDays: number;
                /** Leve: dias até o primeiro vencimento */
                leveMinimumDays: number;
                /**
                 * Como o cliente autoriza
                 * @enum {string}
                 */
                authorizationStrategy: "BORROWER_SMS" | "ANALYST_VERIFICATION" | "LIVENESS" | "LIVENESS_WITH_ANALYST";
                plans: {
                    /**
                     * Vencimentos
                     * @enum {string}
                     */
                    dueDateRule: "WEEKLY" | "BIWEEKLY" | "MONTHLY";
                    /**
                     * Juros ao mês
                     * @description Fraction as decimal text: 0.05 is 5 %
                     * @example 0.05
                     */
                    rateMonthly: string;
                    /** Quantidades de parcelas */
                    counts: number[];
                }[];
            };
        } | {
            /** @constant */
            kind: "lending-rule";
            /** @enum {string} */
            variant: "STORE_OWN" | "FINANCIAL_INSTITUTION";
            /** @enum {string} */
            scope: "PROVIDER";
            /** @description Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent */
            retailerId?: components["schemas"]["Id"];
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description First day it holds: today or later */
            validFrom: components["schemas"]["Day"];
            /** @description Last day of a campaign; without it, until a newer document */
            validUntil?: components["schemas"]["Day"];
            reason: string;
            /** @description The document that the preview said it supersedes; another one since is refused */
            basedOn?: components["schemas"]["Id"] | null;
            document: {
                /** Teto de juros ao mês */
                maxRateMonthly: string | null;
                /** Teto do CET ao ano */
                maxRateAnnual: string | null;
                /** Cobra IOF */
                hasIof: boolean;
                /** Juros do contrato nos dias de atraso */
                chargesContractRateWhenLate: boolean;
                /**
                 * Teto da multa por atraso
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                maxLateFineRate: string;
                /**
                 * Teto dos juros de mora ao mês
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                maxLateInterestMonthlyRate: string;
                /**
                 * Documento que o cliente assina
                 * @enum {string}
                 */
                instrument: "CCB" | "SALE_CONTRACT";
                /** Fonte que permite a taxa de utilização */
                usageFeeSource?: string;
                /**
                 * Quem paga o IOF dos dias de atraso
                 * @enum {string}
                 */
                lateIof: "CHARGE" | "ABSORB";
                /** Lei de que decorre */
                source: string;
            };
        } | {
            /** @constant */
            kind: "iof";
            /** @enum {string} */
            variant: "STANDARD";
            /** @enum {string} */
            scope: "PROVIDER";
            /** @description Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent */
            retailerId?: components["schemas"]["Id"];
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description First day it holds: today or later */
            validFrom: components["schemas"]["Day"];
            /** @description Last day of a campaign; without it, until a newer document */
            validUntil?: components["schemas"]["Day"];
            reason: string;
            /** @description The document that the preview said it supersedes; another one since is refused */
            basedOn?: components["schemas"]["Id"] | null;
            document: {
                /**
                 * Alíquota ao dia
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                dailyRate: string;
                /**
                 * Alíquota adicional
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                additionalRate: string;
                /** Dias tributados no máximo */
                capDays: number;
                /** Lei de que decorre */
                source: string;
            };
        } | {
            /** @constant */
            kind: "renegotiation";
            /** @enum {string} */
            variant: "STANDARD";
            /** @enum {string} */
            scope: "PROVIDER" | "RETAILER" | "STORE";
            /** @description Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent */
            retailerId?: components["schemas"]["Id"];
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description First day it holds: today or later */
            validFrom: components["schemas"]["Day"];
            /** @description Last day of a campaign; without it, until a newer document */
            validUntil?: components["schemas"]["Day"];
            reason: string;
            /** @description The document that the preview said it supersedes; another one since is refused */
            basedOn?: components["schemas"]["Id"] | null;
            document: {
                /** Dias de atraso para renegociar */
                minimumDaysLate: number;
                discounts: {
                    /** A partir de dias de atraso */
                    fromDaysLate: number;
                    /**
                     * Desconto
                     * @description Fraction as decimal text: 0.05 is 5 %
                     * @example 0.05
                     */
                    chargesDiscountRate: string;
                }[];
                /** Quantidades de pagamentos */
                counts: number[];
                /**
                 * Juros ao mês
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                rateMonthly: string;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                minimumPayment: number;
                /**
                 * Entrada
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                downPaymentRate?: string;
                /** Dias até o primeiro pagamento */
                firstDueInDays: number;
                /** Dias de atraso que desfazem o acordo */
                breakAfterDaysLate: number;
                /**
                 * Multa por atraso
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                lateFineRate: string;
                /**
                 * Juros de mora ao mês
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                lateInterestMonthlyRate: string;
            };
        } | {
            /** @constant */
            kind: "coupon-campaign";
            /** @enum {string} */
            variant: "PAID_PURCHASE" | "REGISTRATION";
            /** @enum {string} */
            scope: "PROVIDER" | "RETAILER" | "STORE";
            /** @description Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent */
            retailerId?: components["schemas"]["Id"];
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description First day it holds: today or later */
            validFrom: components["schemas"]["Day"];
            /** @description Last day of a campaign; without it, until a newer document */
            validUntil?: components["schemas"]["Day"];
            reason: string;
            /** @description The document that the preview said it supersedes; another one since is refused */
            basedOn?: components["schemas"]["Id"] | null;
            document: {
                /** Parte da compra */
                percent: string | null;
                monetary: number | null;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                minimumPurchase: number;
                maximumDiscount: number | null;
                /** Dias de validade */
                validityDays: number;
                /**
                 * Quem paga o desconto
                 * @enum {string}
                 */
                fundedBy: "PROVIDER" | "RETAILER";
            };
        } | {
            /** @constant */
            kind: "evaluation";
            /** @enum {string} */
            variant: "SUPER_PURCHASE" | "SMARTPHONE_SALE";
            /** @enum {string} */
            scope: "PROVIDER" | "RETAILER" | "STORE";
            /** @description Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent */
            retailerId?: components["schemas"]["Id"];
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description First day it holds: today or later */
            validFrom: components["schemas"]["Day"];
            /** @description Last day of a campaign; without it, until a newer document */
            validUntil?: components["schemas"]["Day"];
            reason: string;
            /** @description The document that the preview said it supersedes; another one since is refused */
            basedOn?: components["schemas"]["Id"] | null;
            document: {
                /**
                 * Parte do limite total
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                limitShare: string;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                minimum: number;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                maximum: number;
                /** Dias de validade */
                validDays: number;
                /** Dias de espera depois de usar */
                restDays: number;
                reviewAbove: number | null;
            };
        } | {
            /** @constant */
            kind: "incentive-rule";
            /** @enum {string} */
            variant: "SALE" | "REGISTRATION";
            /** @enum {string} */
            scope: "PROVIDER" | "RETAILER" | "STORE";
            /** @description Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent */
            retailerId?: components["schemas"]["Id"];
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description First day it holds: today or later */
            validFrom: components["schemas"]["Day"];
            /** @description Last day of a campaign; without it, until a newer document */
            validUntil?: components["schemas"]["Day"];
            reason: string;
            /** @description The document that the preview said it supersedes; another one since is refused */
            basedOn?: components["schemas"]["Id"] | null;
            document: {
                /**
                 * Como se calcula
                 * @enum {string}
                 */
                kind: "PERCENTAGE" | "FIXED_VALUE";
                /** Parte da venda */
                rate: string | null;
                value: number | null;
                /**
                 * Categoria
                 * @enum {string}
                 */
                category: "bronze" | "silver" | "gold" | "diamond";
            };
        } | {
            /** @constant */
            kind: "decision";
            /** @enum {string} */
            variant: "STANDARD";
            /** @enum {string} */
            scope: "PROVIDER";
            /** @description Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent */
            retailerId?: components["schemas"]["Id"];
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description First day it holds: today or later */
            validFrom: components["schemas"]["Day"];
            /** @description Last day of a campaign; without it, until a newer document */
            validUntil?: components["schemas"]["Day"];
            reason: string;
            /** @description The document that the preview said it supersedes; another one since is refused */
            basedOn?: components["schemas"]["Id"] | null;
            document: {
                /** Idade mínima */
                minimumAge: number;
                /** Idade a partir da qual uma pessoa decide */
                reviewFromAge: number | null;
                /** Pontuação mínima no birô */
                minimumScore: number;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                denyFromDebt: number;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                denyWeakFromDebt: number;
                /** Pontuação fraca: abaixo de */
                weakScoreBelow: number;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                denyFromProtest: number;
                /** Cheques sem fundo que negam */
                denyFromBouncedChecks: number;
                /** Consultas em 30 dias que pedem análise */
                reviewFromQueries: number;
                /** Dias de atraso conosco que negam */
                denyFromDaysLate: number;
                /** Maior atraso do ano que nega, em dias */
                denyFromDaysLateInYear: number;
                /** Dias de espera depois de uma negativa */
                restDaysAfterDenial: number;
                /** Outros CPFs no telefone que pedem análise */
                reviewFromPhoneHolders: number;
                /** Outros CPFs no telefone que negam */
                denyFromPhoneHolders: number;
                /** CPFs no aparelho que pedem análise */
                reviewFromDeviceHolders: number;
                /**
                 * Semelhança mínima do nome
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                minimumNameMatch: string;
                /**
                 * Parte da renda sem prova que conta
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                unprovenIncomeShare: string;
                /**
                 * Renda conta até, sobre a estimada
                 * @description Multiple as decimal text: 1.5 is one and a half times
                 * @example 1.5
                 */
                provenIncomeRate: string;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                minimumIncome: number;
                /**
                 * Renda comprometida suposta
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                assumedDebtShare: string;
                /**
                 * Renda que as parcelas podem tomar
                 * @description Fraction as decimal text: 0.05 is 5 %
                 * @example 0.05
                 */
                commitmentShare: string;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                livingMinimum: number;
                bands: {
                    /**
                     * Grau
                     * @enum {string}
                     */
                    grade: "A" | "B" | "C" | "D" | "E";
                    /** A partir de pontos */
                    fromPoints: number;
                    /**
                     * Inadimplência esperada
                     * @description Fraction as decimal text: 0.05 is 5 %
                     * @example 0.05
                     */
                    defaultRate: string;
                    /**
                     * Decisão
                     * @enum {string}
                     */
                    outcome: "APPROVED" | "MANUAL_ANALYSIS" | "DENIED";
                }[];
            };
        } | {
            /** @constant */
            kind: "limits";
            /** @enum {string} */
            variant: "STANDARD";
            /** @enum {string} */
            scope: "PROVIDER";
            /** @description Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent */
            retailerId?: components["schemas"]["Id"];
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description First day it holds: today or later */
            validFrom: components["schemas"]["Day"];
            /** @description Last day of a campaign; without it, until a newer document */
            validUntil?: components["schemas"]["Day"];
            reason: string;
            /** @description The document that the preview said it supersedes; another one since is refused */
            basedOn?: components["schemas"]["Id"] | null;
            document: {
                /** Dias de atraso que bloqueiam */
                blockFromDaysLate: number;
                /** Acordo em aberto bloqueia */
                blocksWithAgreement: boolean;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                minimum: number;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                maximum: number;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                step: number;
                reviewAbove: number | null;
                bands: {
                    /**
                     * Grau
                     * @enum {string}
                     */
                    grade: "A" | "B" | "C" | "D" | "E";
                    /** Meses de capacidade */
                    capacityMonths: number;
                    /**
                     * @description Reais, at most two decimals
                     * @example 197.28
                     */
                    firstMaximum: number;
                }[];
                growth: {
                    /** A partir de parcelas em dia */
                    fromPaidInTime: number;
                    /**
                     * Multiplica por
                     * @description Multiple as decimal text: 1.5 is one and a half times
                     * @example 1.5
                     */
                    rate: string;
                }[];
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                increaseMinimum: number;
                /** Dias entre aumentos */
                increaseRestDays: number;
            };
        } | {
            /** @constant */
            kind: "limit-changes";
            /** @enum {string} */
            variant: "STANDARD";
            /** @enum {string} */
            scope: "PROVIDER" | "RETAILER";
            /** @description Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent */
            retailerId?: components["schemas"]["Id"];
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description First day it holds: today or later */
            validFrom: components["schemas"]["Day"];
            /** @description Last day of a campaign; without it, until a newer document */
            validUntil?: components["schemas"]["Day"];
            reason: string;
            /** @description The document that the preview said it supersedes; another one since is refused */
            basedOn?: components["schemas"]["Id"] | null;
            document: {
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                aloneMaximum: number;
                /**
                 * Aumento máximo de uma pessoa só
                 * @description Multiple as decimal text: 1.5 is one and a half times
                 * @example 1.5
                 */
                aloneMultiple: string;
                /** Dias que contam juntos */
                multipleDays: number;
                /**
                 * @description Reais, at most two decimals
                 * @example 197.28
                 */
                sharedMaximum: number;
                /**
                 * Aumento máximo, cliente de outras redes
                 * @description Multiple as decimal text: 1.5 is one and a half times
                 * @example 1.5
                 */
                sharedMultiple: string;
                /** Uma pessoa só bloqueia o cliente de outras redes */
                restrictsSharedAlone: boolean;
                /** Dias que um pedido espera */
                requestDays: number;
            };
        } | {
            /** @constant */
            kind: "correction-index";
            /** @enum {string} */
            variant: "STANDARD";
            /** @enum {string} */
            scope: "PROVIDER";
            /** @description Whose it is, where the provider's analyst enters a retailer's; the caller's own when absent */
            retailerId?: components["schemas"]["Id"];
            /** @description Required with scope STORE, absent with the others */
            storeId?: components["schemas"]["Id"];
            /** @description First day it holds: today or later */
            validFrom: components["schemas"]["Day"];
            /** @description Last day of a campaign; without it, until a newer document */
            validUntil?: components["schemas"]["Day"];
            reason: string;
            /** @description The document that the preview said it supersedes; another one since is refused */
            basedOn?: components["schemas"]["Id"] | null;
            document: {
                /** Nome do índice */
                index: string;
                months: {
                    /**
                     * Mês
                     * @description Month, YYYY-MM
                     * @example 2026-10
                     */
                    month: string;
                    /**
                     * Variação
                     * @description Fraction as decimal text: 0.0044 is 0.44 %, below zero where prices fell
                     * @example 0.0044
                     */
                    rate: string;
                }[];
                /** Quem publica */
                source: string;
            };
        };
        PolicyField: {
            /** @description As in the document on the wire: minimumPurchase */
            name: string;
            title: string;
            /**
             * @description PERCENT and TIMES are decimal text, MONEY is reais, ROWS a list of `columns`
             * @enum {string}
             */
            kind: "PERCENT" | "TIMES" | "MONEY" | "COUNT" | "COUNTS" | "CHOICE" | "FLAG" | "TEXT" | "MONTH" | "ROWS";
            /** @description Of kind CHOICE */
            choices: {
                code: string;
                title: string;
            }[];
            /** @description What an empty one means; null: it may not be empty */
            none: string | null;
            /** @description An empty one is left out of the document; else it is null there */
            isLeftOut: boolean;
            /** @description Of kind ROWS */
            columns: {
                /** @description As in the document on the wire: minimumPurchase */
                name: string;
                title: string;
                /**
                 * @description PERCENT and TIMES are decimal text, MONEY is reais, ROWS a list of `columns`
                 * @enum {string}
                 */
                kind: "PERCENT" | "TIMES" | "MONEY" | "COUNT" | "COUNTS" | "CHOICE" | "FLAG" | "TEXT" | "MONTH" | "ROWS";
                /** @description Of kind CHOICE */
                choices: {
                    code: string;
                    title: string;
                }[];
                /** @description What an empty one means; null: it may not be empty */
                none: string | null;
                /** @description An empty one is left out of the document; else it is null there */
                isLeftOut: boolean;
            }[];
        };
        PolicyKindsAnswer: {
            kinds: {
                /** @enum {string} */
                kind: "pricing" | "lending-rule" | "iof" | "renegotiation" | "coupon-campaign" | "evaluation" | "incentive-rule" | "decision" | "limits" | "limit-changes" | "correction-index";
                title: string;
                about: string;
                /** @description A second person approves one before it holds */
                needsSecond: boolean;
                variants: {
                    code: string;
                    title: string;
                }[];
                /** @description Where the caller may enter one; empty: only read */
                scopes: ("PROVIDER" | "RETAILER" | "STORE")[];
                fields: components["schemas"]["PolicyField"][];
            }[];
            /** @description Whose policies the provider's analyst enters beside those of all; empty to others */
            retailers: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
        };
        PolicyPage: {
            items: components["schemas"]["PolicySummary"][];
            /** @description Cursor of the next page; null on the last */
            next: string | null;
        };
        PolicyPreview: {
            supersedes: components["schemas"]["Id"] | null;
            difference: components["schemas"]["PolicyDifference"][];
            /** @description Of a pricing policy: a purchase before and after */
            example: components["schemas"]["PricingExample"] | null;
        };
        PolicySummary: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "pricing" | "lending-rule" | "iof" | "renegotiation" | "coupon-campaign" | "evaluation" | "incentive-rule" | "decision" | "limits" | "limit-changes" | "correction-index";
            variant: string;
            /** @enum {string} */
            scope: "PROVIDER" | "RETAILER" | "STORE";
            storeId: components["schemas"]["Id"] | null;
            /** @description Counts up within a kind, variant and scope */
            revision: number;
            validFrom: components["schemas"]["Day"];
            validUntil: components["schemas"]["Day"] | null;
            /**
             * @description IN_FORCE: the one of its kind, variant and scope that holds today; WAITING: for a second person
             * @enum {string}
             */
            status: "WAITING" | "FUTURE" | "IN_FORCE" | "PAST" | "WITHDRAWN";
            /** @description Whose it is; null with scope PROVIDER */
            retailer: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            storeName: string | null;
            author: {
                /** @enum {string} */
                kind: "OPERATOR" | "SYSTEM";
                operatorId: components["schemas"]["Id"] | null;
                /** @description Null to others than their own retailer and the provider */
                name: string | null;
            };
            reason: string;
            enteredAt: components["schemas"]["Instant"];
            /** @description The document that it replaces: what held for this scope on its first day when it was entered */
            supersedes: components["schemas"]["Id"] | null;
            approval: {
                at: components["schemas"]["Instant"];
                operatorId: components["schemas"]["Id"];
                name: string | null;
            } | null;
            withdrawal: {
                at: components["schemas"]["Instant"];
                operatorId: components["schemas"]["Id"];
                name: string | null;
                reason: string;
            } | null;
        };
        PolicyWithdrawal: {
            reason: string;
        };
        PortalAcceptRequest: {
            optionId: components["schemas"]["Id"];
            code: components["schemas"]["PurchaseCode"];
        };
        PortalAgreementRequest: {
            contractId: components["schemas"]["Id"];
        };
        PortalBoleto: {
            id: components["schemas"]["Id"];
            nossoNumero: components["schemas"]["NossoNumero"];
            /** @description 47 digits, without dots and spaces */
            digitableLine: string;
            /** @description 44 digits */
            barcode: string;
            value: components["schemas"]["Reais"];
            dueDate: components["schemas"]["Day"];
            contractNumber: string;
            installmentNumber: number;
            installmentCount: number;
            /** @description False when the boleto of these figures stood already */
            isNew: boolean;
        };
        PortalBoletoRequest: {
            contractId: components["schemas"]["Id"];
        };
        PortalChargeRequest: {
            installmentIds: components["schemas"]["Id"][];
            /** @description What the customer saw; another total today is refused with PAYMENT_TOTAL_CHANGED */
            expectedTotal?: components["schemas"]["Reais"];
        };
        PortalCode: {
            key: string;
            code: string;
        };
        PortalEntry: {
            /** @description Held by the page that asked: the code is good with it alone */
            key: string;
        };
        PortalEntryRequest: {
            cpf: components["schemas"]["Cpf"];
        };
        PortalHome: {
            firstName: string;
            /** @description Day the amounts are computed for */
            asOf: components["schemas"]["Day"];
            /** @description Null while the customer has none */
            limit: {
                totalLimit: components["schemas"]["Reais"];
                availableLimit: components["schemas"]["Reais"];
                limitIsBlockedBy: ("OVERDUE_INSTALLMENTS" | "OPEN_RENEGOTIATIONS" | "MANUALLY_BLOCKED") | null;
            } | null;
            /** @description What comes first; null when nothing is late */
            late: {
                installmentIds: components["schemas"]["Id"][];
                /** @description What they cost today, charges within */
                due: components["schemas"]["Reais"];
                /** @description Since the due date of the oldest */
                daysLate: number;
            } | null;
            /** @description The installment that is paid next; null when nothing is open */
            next: {
                id: components["schemas"]["Id"];
                contractId: components["schemas"]["Id"];
                contractNumber: string;
                /** @description Number within the contract, from 1 */
                installmentOrder: number;
                numberOfInstallments: number;
                dueDate: components["schemas"]["Day"];
                /** @description What the unpaid rest of it costs today */
                paymentDue: components["schemas"]["Reais"];
                /** @enum {string} */
                status: "PENDING" | "PAYMENT_OVERDUE" | "PAID" | "CANCELED";
            } | null;
            /** @description Open fees; the next payment settles all of them once (ruling C16) */
            fees: components["schemas"]["Fee"][];
            /** @description Fees that open when the first installment of their contract falls due, or with the payment of it: `installmentId` */
            feesToCome: {
                id: components["schemas"]["Id"];
                contractId: components["schemas"]["Id"];
                contractNumber: string;
                paymentDue: components["schemas"]["Reais"];
                opensOn: components["schemas"]["Day"];
                installmentId: components["schemas"]["Id"];
            }[];
            /** @description For the next purchase, the soonest to end first */
            coupons: components["schemas"]["Coupon"][];
        };
        PortalPurchases: {
            /** @description Day the amounts are computed for */
            asOf: components["schemas"]["Day"];
            /** @description The newest first, those paid off as well */
            purchases: {
                /** @description The contract */
                id: components["schemas"]["Id"];
                number: string;
                storeName: string;
                boughtOn: components["schemas"]["Day"];
                /** @description An agreement stands in the place of its open installments */
                isAgreed: boolean;
                /** @description What pays off its open installments today; 0 when there is none */
                payoffTotal: components["schemas"]["Reais"];
                installments: components["schemas"]["Installment"][];
            }[];
            /** @description Open fees; the next payment settles all of them once (ruling C16) */
            fees: components["schemas"]["Fee"][];
            /** @description Fees that open when the first installment of their contract falls due, or with the payment of it: `installmentId` */
            feesToCome: {
                id: components["schemas"]["Id"];
                contractId: components["schemas"]["Id"];
                contractNumber: string;
                paymentDue: components["schemas"]["Reais"];
                opensOn: components["schemas"]["Day"];
                installmentId: components["schemas"]["Id"];
            }[];
        };
        PortalSession: {
            /** @description Bearer of the calls of the portal, and of no other */
            token: string;
            /** @description Unused for so long, the session is over */
            idleSeconds: number;
        };
        PortalStatement: {
            lines: {
                on: components["schemas"]["Day"];
                at: components["schemas"]["Instant"];
                /** @enum {string} */
                kind: "PURCHASE" | "PAYMENT" | "PAYMENT_UNDO" | "CANCELLATION" | "RETURN";
                /** @description Contracts or agreements it is about */
                contractNumbers: string[];
                storeName: string;
                /** @description Bought with its interest, paid, paid and taken back, or given back as goods */
                value: components["schemas"]["Reais"];
                authenticationCode: string;
            }[];
            totals: {
                /** @description Sum of the installments of the purchases */
                bought: components["schemas"]["Reais"];
                /** @description Payments, those taken back since as well */
                paid: components["schemas"]["Reais"];
                /** @description Payments taken back */
                undone: components["schemas"]["Reais"];
                /** @description Purchase value of what was cancelled or returned */
                returned: components["schemas"]["Reais"];
            };
            /**
             * @description Year and month
             * @example 2026-11
             */
            month: string;
        };
        Portrait: {
            /** @description Base64 of the image, without a data: prefix */
            imagebase64: string;
            /** @enum {string} */
            contentType: "image/jpeg" | "image/png" | "image/svg+xml";
        };
        PostalAddress: {
            /** @description Eight digits */
            cep: string;
            logradouro: string;
            bairro: string;
            localidade: string;
            /** @enum {string} */
            uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
        };
        PricingExample: {
            principal: components["schemas"]["Reais"];
            plans: {
                dueDateRule: string;
                count: number;
                /** @description Null where it is not offered */
                before: {
                    installment: components["schemas"]["Reais"];
                    total: components["schemas"]["Reais"];
                    /** @description Percent a year, two decimals: 145.08 */
                    cetAnnual: string;
                } | null;
                after: {
                    installment: components["schemas"]["Reais"];
                    total: components["schemas"]["Reais"];
                    /** @description Percent a year, two decimals: 145.08 */
                    cetAnnual: string;
                } | null;
            }[];
        };
        Profession: {
            /** @description 1 is OUTROS; of the others the code of the CBO 2002 */
            id: number;
            name: string;
        };
        Proposal: {
            id: components["schemas"]["Id"];
            numberOfInstallments: number;
            installmentValue: components["schemas"]["Reais"];
            /** @description Carries the rounding residue */
            lastInstallmentValue: components["schemas"]["Reais"];
            installmentValueWithoutInterest: components["schemas"]["Reais"];
            /** @description Installment paid late, when the retailer pays the interest of those paid in time */
            installmentValueWithoutBonification: components["schemas"]["Reais"] | null;
            /** @description Sum of all installments */
            totalPurchaseValue: components["schemas"]["Reais"];
            /** @description Total as it was offered, where the figures count from a later day: due dates and rate stay, the total is at most this. Null on the day of the offer */
            offeredTotalValue: components["schemas"]["Reais"] | null;
            /** @description Purchase value less the coupon, plus financed IOF */
            financedValue: components["schemas"]["Reais"];
            iof: components["schemas"]["Reais"];
            iofDaily: components["schemas"]["Reais"];
            iofAdditional: components["schemas"]["Reais"];
            /** @description Sum of the interest of all installments */
            interestValue: components["schemas"]["Reais"];
            interestRate: components["schemas"]["Fraction"];
            interestRateAnnual: components["schemas"]["Fraction"];
            /** @description Late interest a month; where the retailer pays the interest, what a late period costs */
            lateInterestRate: components["schemas"]["Fraction"];
            lateFineRate: components["schemas"]["Fraction"];
            cet: components["schemas"]["Fraction"];
            cetMonthly: components["schemas"]["Fraction"];
            cetParts: {
                /** @enum {string} */
                kind: "GOODS" | "IOF" | "FEE" | "INTEREST";
                value: components["schemas"]["Reais"];
                /** @description Part of the total due, fee included; the parts sum to 1 */
                share: components["schemas"]["Fraction"];
            }[];
            /** @enum {string} */
            dueDateRule: "WEEKLY" | "BIWEEKLY" | "MONTHLY";
            firstInstallmentDueDate: components["schemas"]["Day"];
            partnerProposalId: string | null;
        };
        ProposalRequest: {
            borrowerId: components["schemas"]["Id"];
            /** @description Purchase value */
            principal: components["schemas"]["Reais"];
            storeId: components["schemas"]["Id"];
            /** @description Till, '01' to '20' */
            localCashierId?: string;
            couponId?: components["schemas"]["Id"];
            /** @description Extra limit that covers this purchase */
            transactionalCreditEvaluationId?: components["schemas"]["Id"];
            /** @description Product id of the device. With a fixed price `principal` is its financed part, with a price range the agreed price */
            productId?: components["schemas"]["Id"];
            /** @description Received at the counter besides `principal`, with the sale. Of a device it is its offer that says it */
            downPayment?: components["schemas"]["Reais"];
            /** @description Most the customer wants to pay in a month, usage fee included; a week counts as 7 of its 30 days */
            desiredInstallmentValue?: components["schemas"]["Reais"];
        };
        ProposalsAnswer: {
            /** @description Contract id */
            id: components["schemas"]["Id"];
            /** @enum {string} */
            authorizationStrategy: "BORROWER_SMS" | "ANALYST_VERIFICATION";
            /** @enum {string} */
            verificationMethod: "OTP" | "LIVENESS" | "LIVENESS_WITH_ANALYST" | "ANALYST_CALL";
            /** @description Null for the standard product */
            sourceProduct: ("SUPER_PURCHASE" | "INTEREST_PAID_BY_RETAILER" | "SMARTPHONE_SALE") | null;
            /** @description Purchase value that is financed, before the coupon */
            principal: components["schemas"]["Reais"];
            /** @description Principal plus down payment */
            purchaseValue: components["schemas"]["Reais"];
            downPayment: components["schemas"]["Reais"];
            couponDiscount: components["schemas"]["Reais"];
            firstInstallmentDueDate: components["schemas"]["Day"];
            customerFeeRate: components["schemas"]["Fraction"];
            /** @description Usage fee, paid with the first installment */
            customerFeeValue: components["schemas"]["Reais"];
            /** @description The offer stays unchanged until then, at least two days (CDC art. 54-B) */
            validUntil: components["schemas"]["Instant"];
            /** @description Null when no desired installment was asked for */
            fit: {
                /** @description The plan of fewest installments that stay within the desired one; the first is paid with the usage fee */
                proposalId: components["schemas"]["Id"] | null;
                /** @description When no plan stays within it: the largest smaller purchase, in whole reais, of which one would; the coupon counts only from its minimum on. Null when there is none, and for a device */
                largestValue: components["schemas"]["Reais"] | null;
            } | null;
            proposals: components["schemas"]["Proposal"][];
        };
        PublicConfiguration: {
            /**
             * Marca
             * @default {}
             */
            app?: {
                /**
                 * Nome
                 * @default UME
                 */
                name?: string;
            };
            /**
             * Imagens
             * @default {}
             */
            cdn?: {
                /**
                 * Logotipo
                 * @default null
                 */
                logoUrl?: string | null;
                /**
                 * Logotipo para fundo escuro
                 * @default null
                 */
                logoDarkBackgroundUrl?: string | null;
                /**
                 * Ícone da página
                 * @default null
                 */
                faviconUrl?: string | null;
            };
            /**
             * Cores
             * @default {}
             */
            theme?: {
                /**
                 * Cor principal
                 * @default null
                 */
                primary?: string | null;
            };
            /**
             * Recursos
             * @default {}
             */
            featureFlags?: {
                /**
                 * Caixa no menu
                 * @default true
                 */
                enablePurchaseMenuButton?: boolean;
                /**
                 * Calculadora no menu
                 * @default false
                 */
                enableBudgetsMenuButton?: boolean;
                /**
                 * Entrada com a conta da empresa
                 * @default false
                 */
                enableSSOLoginButton?: boolean;
                /**
                 * Entrada em dois passos
                 * @default true
                 */
                enableTwoStepLogin?: boolean;
            };
            /**
             * Cadastro
             * @default {}
             */
            application?: {
                /**
                 * Cadastro online para pré-aprovados
                 * @default false
                 */
                showApplicationOnlineForPreApproved?: boolean;
            };
            /**
             * Atendimento
             * @default {}
             */
            support?: {
                /**
                 * WhatsApp para clientes
                 * @default null
                 */
                customerWhatsapp?: string | null;
                /**
                 * WhatsApp para lojistas
                 * @default null
                 */
                retailerWhatsapp?: string | null;
            };
            /** @default {} */
            signOn?: {
                /** @default null */
                issuer?: string | null;
                /** @default null */
                clientId?: string | null;
            };
            /** @default {} */
            watching?: {
                /** @default null */
                tagManager?: string | null;
                /** @default null */
                chat?: string | null;
                /** @default null */
                errors?: string | null;
            };
            /** @default {} */
            inbox?: {
                /** @default false */
                isEmbedded?: boolean;
            };
        };
        PurchaseCall: {
            borrowerId: components["schemas"]["Id"];
            proposalId: components["schemas"]["Id"];
            /** @enum {string} */
            reason: "POLICY" | "FACE" | "ASKED";
            customerName: string;
            storeName: string;
            purchaseValue: components["schemas"]["Reais"];
            /** @description Who sells: somebody else calls */
            operatorId: components["schemas"]["Id"];
            askedAt: components["schemas"]["Instant"];
            /** @description The customer was promised a call until then */
            dueAt: components["schemas"]["Instant"];
            /** @description After it the till asks anew */
            endsAt: components["schemas"]["Instant"];
            /** @description Who makes the call now */
            claim: {
                by: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
                until: components["schemas"]["Instant"];
            } | null;
        };
        PurchaseCallDecision: {
            isApproved: boolean;
            reason: string;
        };
        PurchaseCallList: {
            items: components["schemas"]["PurchaseCall"][];
            /** @description Cursor of the next page; null on the last */
            next: string | null;
        };
        PurchaseCallPictures: {
            portrait: {
                imagebase64: string;
                contentType: string;
            } | null;
            shots: {
                imagebase64: string;
                contentType: string;
            }[];
            /** @description Why the face left doubts, as the judge of faces says it */
            reasons: ("PICTURE_MISSING" | "PICTURE_UNREADABLE" | "NO_FACE" | "MANY_FACES" | "TOO_FAR" | "TOO_NEAR" | "OFF_CENTRE" | "TILTED" | "NOT_FRONTAL" | "NOT_TURNED" | "WRONG_SIDE" | "TURNED_TOO_FAR" | "TOO_DARK" | "OVEREXPOSED" | "BLURRED" | "COVERED" | "SHOTS_DIFFER" | "NO_PORTRAIT" | "PORTRAIT_UNUSABLE" | "UNLIKE_PORTRAIT" | "LIKENESS_UNSURE" | "NOT_JUDGED")[];
        };
        PurchaseCode: string;
        PurchaseLimitRequest: {
            storeId: components["schemas"]["Id"];
            /** @description Value of the purchase that the limit does not cover */
            purchaseValue: components["schemas"]["Reais"];
        };
        PurchaseLimitRequested: {
            requestId: components["schemas"]["Id"];
            /** @description Total limit that was asked for: what this purchase needs, no more */
            toLimit: components["schemas"]["Reais"];
            /** @description Last day it may be approved */
            expiresOn: components["schemas"]["Day"];
        };
        /** @description 409: A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa. */
        QR_CANCELED: {
            /** @constant */
            code: "QR_CANCELED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Código incorreto ou vencido. Confira o CPF e peça outro código. */
        QR_CODE_WRONG: {
            /** @constant */
            code: "QR_CODE_WRONG";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este QR Code venceu. Nada foi cobrado. Peça outro no caixa. */
        QR_EXPIRED: {
            /** @constant */
            code: "QR_EXPIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Compra por QR Code não encontrada */
        QR_NOT_FOUND: {
            /** @constant */
            code: "QR_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta loja não vende por QR Code. Venda pelo CPF do cliente. */
        QR_NOT_IN_STORE: {
            /** @constant */
            code: "QR_NOT_IN_STORE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta compra por QR Code já terminou. */
        QR_SETTLED: {
            /** @constant */
            code: "QR_SETTLED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta página ficou para trás. Abra-a de novo para continuar de onde parou. */
        QR_STEP: {
            /** @constant */
            code: "QR_STEP";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Este QR Code não existe ou está incompleto. Peça outro no caixa. */
        QR_UNKNOWN: {
            /** @constant */
            code: "QR_UNKNOWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este QR Code já foi aberto e só vale uma vez, em um aparelho. Peça outro no caixa. */
        QR_USED: {
            /** @constant */
            code: "QR_USED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: O valor mínimo de uma compra deve ser de R$ 10,00 */
        QR_VALUE_TOO_LOW: {
            /** @constant */
            code: "QR_VALUE_TOO_LOW";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        QrAuthorisation: {
            /** @description As the call that opened the QR code answered */
            key: string;
            proposalId: components["schemas"]["Id"];
            /**
             * @default SMS
             * @enum {string}
             */
            communicationChannel?: "SMS" | "WHATSAPP" | "PHONE_CALL" | "ANALYST_CALL";
        };
        QrCode: {
            /** @description As the call that opened the QR code answered */
            key: string;
            code: components["schemas"]["PurchaseCode"];
        };
        QrIdentification: {
            /** @description As the call that opened the QR code answered */
            key: string;
            cpf: components["schemas"]["Cpf"];
        };
        QrOfferRequest: {
            /** @description As the call that opened the QR code answered */
            key: string;
            /** @description What to buy on credit, where that is less than the purchase */
            value?: components["schemas"]["Reais"];
            desiredInstallmentValue?: components["schemas"]["Reais"];
        };
        QrPage: {
            /** @enum {string} */
            step: "CPF" | "CODE" | "CHOICE" | "AUTHORISE" | "ACCEPTED" | "DECLINED";
            storeName: string;
            value: components["schemas"]["Reais"];
            /** @description Until when the page is good */
            endsAt: components["schemas"]["Instant"];
            /** @description Null before the code */
            customer: {
                firstName: string;
                /** @description Masked */
                phoneNumber: string;
                totalLimit: components["schemas"]["Reais"];
                availableLimit: components["schemas"]["Reais"];
            } | null;
            /** @description The plan that is, or was, authorised */
            chosen: {
                proposalId: components["schemas"]["Id"];
                contractNumber: string;
                creditValue: components["schemas"]["Reais"];
                numberOfInstallments: number;
                installmentValue: components["schemas"]["Reais"];
                /** @description Usage fee included */
                totalValue: components["schemas"]["Reais"];
                firstInstallmentDueDate: components["schemas"]["Day"];
            } | null;
        };
        QrProposal: {
            /** @description As the call that opened the QR code answered */
            key: string;
            proposalId: components["schemas"]["Id"];
        };
        QrPurchase: {
            id: components["schemas"]["Id"];
            value: components["schemas"]["Reais"];
            /** @enum {string} */
            status: "WAITING" | "OPENED" | "IDENTIFIED" | "AUTHORISING" | "ACCEPTED" | "DECLINED" | "CANCELED" | "EXPIRED";
            /** @description Null once it was opened or is over */
            qrCodeString: string | null;
            createdAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /** @description Bought on credit; the rest of the value is paid at the till. Null before a plan was asked for */
            creditValue: components["schemas"]["Reais"] | null;
            /** @description The sale, once it is accepted */
            contractId: components["schemas"]["Id"] | null;
        };
        QrToken: {
            /** @description What stands behind the # of the address */
            token: string;
        };
        QrVisit: {
            /** @description As the call that opened the QR code answered */
            key: string;
        };
        /** @description 409: Este cliente não tem e-mail no cadastro. Digite um: ele serve somente para este envio. */
        RECEIPT_EMAIL_MISSING: {
            /** @constant */
            code: "RECEIPT_EMAIL_MISSING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este link venceu: ele vale por 3 dias. Peça outro na loja: o comprovante continua guardado. */
        RECEIPT_LINK_EXPIRED: {
            /** @constant */
            code: "RECEIPT_LINK_EXPIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Este link não existe ou está incompleto. Peça outro na loja: o comprovante continua guardado. */
        RECEIPT_LINK_UNKNOWN: {
            /** @constant */
            code: "RECEIPT_LINK_UNKNOWN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Nenhum comprovante tem este código. Confira cada letra e número do papel. */
        RECEIPT_NOT_FOUND: {
            /** @constant */
            code: "RECEIPT_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este acordo já foi aceito. */
        RENEGOTIATION_ALREADY_ACCEPTED: {
            /** @constant */
            code: "RENEGOTIATION_ALREADY_ACCEPTED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Código digitado errado 5 vezes. Por segurança, simule o acordo de novo para receber outro código. */
        RENEGOTIATION_CODE_LOCKED: {
            /** @constant */
            code: "RENEGOTIATION_CODE_LOCKED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este acordo não está em vigor. */
        RENEGOTIATION_NOT_ACTIVE: {
            /** @constant */
            code: "RENEGOTIATION_NOT_ACTIVE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Estas parcelas não podem ser renegociadas. */
        RENEGOTIATION_NOT_ELIGIBLE: {
            /** @constant */
            code: "RENEGOTIATION_NOT_ELIGIBLE";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                reason?: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Acordo não encontrado. */
        RENEGOTIATION_NOT_FOUND: {
            /** @constant */
            code: "RENEGOTIATION_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A validade desta simulação terminou. Simule o acordo novamente. */
        RENEGOTIATION_OFFER_EXPIRED: {
            /** @constant */
            code: "RENEGOTIATION_OFFER_EXPIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Política de renegociação não encontrada. Tente novamente. */
        RENEGOTIATION_POLICY_NOT_FOUND: {
            /** @constant */
            code: "RENEGOTIATION_POLICY_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta operação ainda está em andamento. Aguarde um instante. */
        REQUEST_IN_PROGRESS: {
            /** @constant */
            code: "REQUEST_IN_PROGRESS";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                fragment?: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Varejista não encontrado */
        RETAILER_NOT_FOUND: {
            /** @constant */
            code: "RETAILER_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O dinheiro a devolver mudou desde que foi mostrado. Confira de novo antes de confirmar. */
        RETURN_CHANGED: {
            /** @constant */
            code: "RETURN_CHANGED";
            message: components["schemas"]["ErrorMessage"];
            details: {
                refund: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O valor da devolução é maior do que resta da compra. */
        RETURN_VALUE_TOO_HIGH: {
            /** @constant */
            code: "RETURN_VALUE_TOO_HIGH";
            message: components["schemas"]["ErrorMessage"];
            details: {
                left: components["schemas"]["Reais"];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O valor da devolução é baixo demais: não mudaria nada no contrato. */
        RETURN_VALUE_TOO_LOW: {
            /** @constant */
            code: "RETURN_VALUE_TOO_LOW";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Você não tem autorização para dar esta função */
        ROLE_NOT_ASSIGNABLE: {
            /** @constant */
            code: "ROLE_NOT_ASSIGNABLE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        Ranking: {
            startDate: components["schemas"]["Day"];
            endDate: components["schemas"]["Day"];
            items: {
                /** @description Those of one figure share it */
                position: number;
                id: components["schemas"]["Id"];
                name: string;
                isOwn: boolean;
                /** @description Purchases that were made and stand */
                conversions: number;
                /** @description Customers who were registered */
                applications: number;
                /** @description Earned less taken back; null where it is not shown */
                incentive: components["schemas"]["Reais"] | null;
            }[];
        };
        /**
         * @description Reais, at most two decimals
         * @example 197.28
         */
        Reais: number;
        Reason: string;
        ReceiptLinkRequest: {
            /** @enum {string} */
            kind: "PURCHASE" | "PAYMENT";
            /** @description The contract of a purchase; payments, their entries or payments of an agreement */
            ids: components["schemas"]["Id"][];
            /** @enum {string} */
            channel: "WHATSAPP" | "SMS" | "EMAIL";
            /** @description For this message alone, where the customer has none; it is not kept with the customer */
            email?: string;
        };
        ReceiptLinkToken: {
            /** @description What stands behind the # of the link */
            token: string;
        };
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        Renegotiation: {
            id: components["schemas"]["Id"];
            /** @description Short number people read on the receipts */
            number: string;
            /** @enum {string} */
            status: "OFFERED" | "EXPIRED" | "ACTIVE" | "CLOSED" | "BROKEN";
            borrowerId: components["schemas"]["Id"];
            storeId: components["schemas"]["Id"];
            contractIds: components["schemas"]["Id"][];
            debt: components["schemas"]["Reais"];
            charges: components["schemas"]["Reais"];
            /** @description Taken off the charges; settled with the last payment */
            discount: components["schemas"]["Reais"];
            agreedValue: components["schemas"]["Reais"];
            lateFineRate: components["schemas"]["Fraction"];
            /** @description Late interest a month */
            lateInterestRate: components["schemas"]["Fraction"];
            breakAfterDaysLate: number;
            /** @description End of the day it was simulated */
            validUntil: components["schemas"]["Instant"];
            acceptedOptionId: components["schemas"]["Id"] | null;
            acceptedAt: components["schemas"]["Instant"] | null;
            options: {
                id: components["schemas"]["Id"];
                /** @description After the down payment */
                numberOfPayments: number;
                /** @description Due on the day of the agreement; 0 when none is asked */
                downPayment: components["schemas"]["Reais"];
                paymentValue: components["schemas"]["Reais"];
                /** @description Carries the rounding residue */
                lastPaymentValue: components["schemas"]["Reais"];
                /** @description After the down payment */
                firstDueDate: components["schemas"]["Day"];
                totalValue: components["schemas"]["Reais"];
                interest: components["schemas"]["Reais"];
                /** @description A month */
                interestRate: components["schemas"]["Fraction"];
                cet: components["schemas"]["Fraction"];
                cetMonthly: components["schemas"]["Fraction"];
                payments: {
                    order: number;
                    dueDate: components["schemas"]["Day"];
                    value: components["schemas"]["Reais"];
                }[];
            }[];
        };
        RenegotiationAcceptRequest: {
            optionId: components["schemas"]["Id"];
            code: components["schemas"]["PurchaseCode"];
            storeId: components["schemas"]["Id"];
        };
        RenegotiationCode: {
            renegotiationId: components["schemas"]["Id"];
            optionId: components["schemas"]["Id"];
            /** @description Where the code went, masked */
            phoneNumber: string;
            /** @description Wrong codes that may still be typed */
            attemptsLeft: number;
            expiresAt: components["schemas"]["Instant"];
            resendAllowedAt: components["schemas"]["Instant"];
        };
        RenegotiationCodeRequest: {
            optionId: components["schemas"]["Id"];
        };
        RenegotiationPaymentsAnswer: {
            /** @description Day the amounts are computed for */
            asOf: components["schemas"]["Day"];
            payments: {
                id: components["schemas"]["Id"];
                /** @description The agreement, in the place of the contract of an installment (ruling C16) */
                renegotiationId: components["schemas"]["Id"];
                renegotiationNumber: string;
                /** @description Number within the agreement, from 1; paid in ascending order */
                order: number;
                numberOfPayments: number;
                dueDate: components["schemas"]["Day"];
                value: components["schemas"]["Reais"];
                earlyPaymentDiscount: components["schemas"]["Reais"];
                /** @description Always 0: agreements are not indexed */
                monetaryCorrection: components["schemas"]["Reais"];
                defaultInterest: components["schemas"]["Reais"];
                defaultFine: components["schemas"]["Reais"];
                paymentDue: components["schemas"]["Reais"];
                /** @enum {string} */
                status: "DUE" | "PAID" | "CANCELED";
                paidOn: components["schemas"]["Day"] | null;
            }[];
            /** @description Open fees; the next payment settles all of them once (ruling C16) */
            fees: components["schemas"]["Fee"][];
        };
        RenegotiationStanding: {
            agreement: components["schemas"]["Renegotiation"];
            /** @description Value of its payments that were received, without late charges */
            paid: components["schemas"]["Reais"];
            payments: number;
            paidPayments: number;
            /** @description Null unless the agreement stands */
            breaking: {
                /** @description What its installments cost today, less what was paid of them */
                debt: components["schemas"]["Reais"];
                /** @description Fine and interest of late days within the debt */
                charges: components["schemas"]["Reais"];
                /** @description Owed again, each on its own day */
                openInstallments: number;
                canceledPayments: number;
            } | null;
        };
        ResumedSale: {
            borrowerId: components["schemas"]["Id"];
            /** @description First three digits and the last two */
            cpf: string;
            storeId: components["schemas"]["Id"];
            purchaseValue: components["schemas"]["Reais"];
            /**
             * @description CHOICE: of a plan; CUSTOMER: the code; FACE: the check of the face; ANALYST: the call; FINISH: authorised, only finishing is left; EXPIRED: the authorisation lapsed; REFUSED: it was denied. Of the last two the offer still stands
             * @enum {string}
             */
            waitsFor: "CHOICE" | "CUSTOMER" | "FACE" | "ANALYST" | "FINISH" | "EXPIRED" | "REFUSED";
            /** @description The plan that was chosen; null while none was */
            proposalId: components["schemas"]["Id"] | null;
            offer: components["schemas"]["ProposalsAnswer"];
            /** @description The device that is sold; null for other goods */
            device: {
                productId: components["schemas"]["Id"];
                name: string;
                /** @description Null until it was checked */
                imei: string | null;
                /** @description Extra credit that covers it; null where the limit pays */
                evaluationId: components["schemas"]["Id"] | null;
            } | null;
        };
        Retailer: {
            id: components["schemas"]["Id"];
            fantasyName: string;
        };
        RowFault: {
            line: number;
            field: ("name" | "cpf" | "email" | "phoneNumber" | "role" | "storeName") | null;
            reason: string;
        };
        /** @description 409: Esta venda já terminou ou venceu. Comece outra com o CPF do cliente. */
        SALE_NOT_IN_PROGRESS: {
            /** @constant */
            code: "SALE_NOT_IN_PROGRESS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 429: Muitas tentativas. Aguarde alguns minutos ou use um código de recuperação. */
        SECOND_FACTOR_LOCKED: {
            /** @constant */
            code: "SECOND_FACTOR_LOCKED";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                cap?: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este colaborador não tem segundo fator. */
        SECOND_FACTOR_NOT_SET: {
            /** @constant */
            code: "SECOND_FACTOR_NOT_SET";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Confirme a entrada com o segundo fator. */
        SECOND_FACTOR_REQUIRED: {
            /** @constant */
            code: "SECOND_FACTOR_REQUIRED";
            message: components["schemas"]["ErrorMessage"];
            details: {
                challenge: string;
                methods: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Código incorreto ou já usado. Confira e tente novamente. */
        SECOND_FACTOR_WRONG: {
            /** @constant */
            code: "SECOND_FACTOR_WRONG";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: O estorno precisa ser feito por outra pessoa. */
        SECOND_PERSON_REQUIRED: {
            /** @constant */
            code: "SECOND_PERSON_REQUIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 503: Serviço/Sistema indisponível. Tente mais tarde */
        SERVICE_UNAVAIBLE: {
            /** @constant */
            code: "SERVICE_UNAVAIBLE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Esta sessão já foi encerrada. */
        SESSION_NOT_FOUND: {
            /** @constant */
            code: "SESSION_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: Coluna {column} faltando na tabela. */
        SHEET_COLUMN_MISSING: {
            /** @constant */
            code: "SHEET_COLUMN_MISSING";
            message: components["schemas"]["ErrorMessage"];
            details: {
                column: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: Coluna {column} repetida na tabela. */
        SHEET_COLUMN_TWICE: {
            /** @constant */
            code: "SHEET_COLUMN_TWICE";
            message: components["schemas"]["ErrorMessage"];
            details: {
                column: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: A planilha está danificada. Abra, salve de novo como .xlsx e envie. */
        SHEET_DAMAGED: {
            /** @constant */
            code: "SHEET_DAMAGED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: Não reconhecemos as letras do arquivo. Salve como .xlsx ou como CSV UTF-8 e envie de novo. */
        SHEET_ENCODING: {
            /** @constant */
            code: "SHEET_ENCODING";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: A planilha tem vínculos com outros arquivos. Cole só os valores e envie de novo. */
        SHEET_EXTERNAL_LINKS: {
            /** @constant */
            code: "SHEET_EXTERNAL_LINKS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: A planilha tem células mescladas. Desfaça a mesclagem e envie de novo. */
        SHEET_MERGED_CELLS: {
            /** @constant */
            code: "SHEET_MERGED_CELLS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: Planilha deve ter uma Sheet! */
        SHEET_NOT_ONE: {
            /** @constant */
            code: "SHEET_NOT_ONE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: O arquivo não é uma planilha .xlsx nem .csv. Salve como .xlsx e envie de novo. */
        SHEET_NOT_READABLE: {
            /** @constant */
            code: "SHEET_NOT_READABLE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: A planilha tem senha ou é de uma versão antiga (.xls). Salve como .xlsx, sem senha, e envie de novo. */
        SHEET_PROTECTED: {
            /** @constant */
            code: "SHEET_PROTECTED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: A planilha é grande demais: até 2 MB e 5.000 linhas. */
        SHEET_TOO_LARGE: {
            /** @constant */
            code: "SHEET_TOO_LARGE";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: A planilha demorou demais para ser lida. Cole só os valores em outra e envie. */
        SHEET_TOO_SLOW: {
            /** @constant */
            code: "SHEET_TOO_SLOW";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 401: Erro ao autenticar, tente novamente. */
        SIGN_ON_FAILED: {
            /** @constant */
            code: "SIGN_ON_FAILED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 403: Usuário sem autorização */
        SIGN_ON_NOT_ALLOWED: {
            /** @constant */
            code: "SIGN_ON_NOT_ALLOWED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: Preencha a planilha com os operadores a serem cadastrados. */
        STAFF_SHEET_EMPTY: {
            /** @constant */
            code: "STAFF_SHEET_EMPTY";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: Erro na validação da planilha. */
        STAFF_SHEET_INVALID: {
            /** @constant */
            code: "STAFF_SHEET_INVALID";
            message: components["schemas"]["ErrorMessage"];
            details: {
                rows: {
                    line: number;
                    field: string | null;
                    reason: string;
                }[];
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 400: Escolha um período de até um ano, com o início antes do fim. */
        STATEMENT_PERIOD_INVALID: {
            /** @constant */
            code: "STATEMENT_PERIOD_INVALID";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este varejista já tem uma loja com este CNPJ */
        STORE_CNPJ_TAKEN: {
            /** @constant */
            code: "STORE_CNPJ_TAKEN";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: A loja selecionada não está habilitada a receber pagamentos. */
        STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS: {
            /** @constant */
            code: "STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Loja não encontrada */
        STORE_NOT_FOUND: {
            /** @constant */
            code: "STORE_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Selecione uma loja */
        STORE_REQUIRED: {
            /** @constant */
            code: "STORE_REQUIRED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Outra pessoa já assumiu este pedido */
        SUPPORT_REQUEST_CLAIMED: {
            /** @constant */
            code: "SUPPORT_REQUEST_CLAIMED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Este pedido já foi encerrado */
        SUPPORT_REQUEST_CLOSED: {
            /** @constant */
            code: "SUPPORT_REQUEST_CLOSED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 404: Pedido não encontrado */
        SUPPORT_REQUEST_NOT_FOUND: {
            /** @constant */
            code: "SUPPORT_REQUEST_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        SaleInProgress: {
            contractId: components["schemas"]["Id"];
            borrowerName: string;
            /** @description First three digits and the last two */
            cpf: string;
            operatorName: string | null;
            /** @description Begun by the asking operator */
            isOwn: boolean;
            purchaseValue: components["schemas"]["Reais"];
            plan: {
                installments: number;
                installmentValue: components["schemas"]["Reais"];
            } | null;
            /**
             * @description CHOICE: of a plan; CUSTOMER: the code; FACE: the check of the face; ANALYST: the call; FINISH: authorised, only finishing is left; EXPIRED: the authorisation lapsed; REFUSED: it was denied. Of the last two the offer still stands
             * @enum {string}
             */
            waitsFor: "CHOICE" | "CUSTOMER" | "FACE" | "ANALYST" | "FINISH" | "EXPIRED" | "REFUSED";
            /** @description When the last step was taken */
            since: components["schemas"]["Instant"];
            /** @description Until when what it waits for counts; null where nobody said */
            until: components["schemas"]["Instant"] | null;
        };
        SaleStart: {
            /** @description Null of who was never given one */
            limit: components["schemas"]["BorrowerLimit"] | null;
            /** @description Coupon for the next purchase there */
            coupon: components["schemas"]["Coupon"] | null;
            /** @description Accepted extra credit for one purchase there, the newest that grants something */
            extraCredit: components["schemas"]["Evaluation"] | null;
        };
        SecondFactorProof: {
            /** @constant */
            method: "totp";
            challenge: string;
            code: string;
        } | {
            /** @constant */
            method: "recovery";
            challenge: string;
            code: string;
        } | {
            /** @constant */
            method: "passkey";
            challenge: string;
            response: {
                id: string;
                rawId: string;
                /** @constant */
                type: "public-key";
                response: {
                    clientDataJSON: string;
                    authenticatorData: string;
                    signature: string;
                    userHandle?: string;
                };
            };
        };
        SentReceiptLink: {
            /** @description Telephone or e-mail, masked */
            sentTo: string;
            expiresAt: components["schemas"]["Instant"];
        };
        Session: {
            user: components["schemas"]["User"];
            store: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            retailer: {
                id: components["schemas"]["Id"];
                fantasyName: string;
            };
            expiresAt: components["schemas"]["Instant"];
        };
        SimulationRequest: {
            borrowerId: components["schemas"]["Id"];
            storeId: components["schemas"]["Id"];
            contractIds: components["schemas"]["Id"][];
        };
        StaffAdded: {
            added: number;
            faults: components["schemas"]["RowFault"][];
        };
        StaffRow: {
            /** @description Of the sheet; counted from 2 when left out */
            line?: number;
            name: string;
            cpf: string;
            email: string;
            phoneNumber: string;
            role: string;
            storeName: string;
            /** @default true */
            active?: boolean;
        };
        StaffRows: {
            operators: components["schemas"]["StaffRow"][];
            /** @description Another retailer's; for the provider's analysts alone */
            retailerId?: components["schemas"]["Id"];
            /**
             * @description Rows with a fault are left out, instead of all refused
             * @default false
             */
            onlyGood?: boolean;
        };
        StaffSheet: {
            name: string;
            /** @description The bytes of the file, base64 */
            content: string;
            /** @description Another retailer's; for the provider's analysts alone */
            retailerId?: components["schemas"]["Id"];
        };
        StaffSheetReading: {
            rows: {
                /** @description Of the sheet; counted from 2 when left out */
                line: number;
                name: string;
                cpf: string;
                email: string;
                phoneNumber: string;
                role: string;
                storeName: string;
                /** @default true */
                active: boolean;
            }[];
            faults: components["schemas"]["RowFault"][];
        };
        Staffing: {
            /** @description Those that may be given */
            roles: ("cashier" | "manager" | "attendant" | "analyst" | "retailer_analyst" | "representative" | "promoter")[];
            isProvider: boolean;
            retailers: {
                id: components["schemas"]["Id"];
                fantasyName: string;
                stores: {
                    id: components["schemas"]["Id"];
                    name: string;
                    /** @enum {string} */
                    status: "active" | "inactive";
                }[];
            }[];
        };
        Store: {
            id: components["schemas"]["Id"];
            name: string;
            retailerId: components["schemas"]["Id"];
            /** @enum {string} */
            status: "active" | "inactive";
        };
        StoreSettings: {
            /**
             * @description How purchases are captured in this store
             * @enum {string}
             */
            captureMethod: "BY_CPF" | "BY_QR_CODE";
            canReceivePayments: boolean;
        };
        StoreWithSettings: {
            id: components["schemas"]["Id"];
            name: string;
            retailerId: components["schemas"]["Id"];
            /** @enum {string} */
            status: "active" | "inactive";
            settings: components["schemas"]["StoreSettings"];
        };
        SummariesAnswer: {
            /** @description Sales of the whole range */
            count: number;
            summaries: {
                contractId: components["schemas"]["Id"];
                originationTimestamp: components["schemas"]["Instant"];
                canceledOn: components["schemas"]["Day"] | null;
                /** @enum {string} */
                status: "Aprovado" | "Cancelado";
                storeName: string;
                borrowerName: string;
                operatorName: string;
                /** @description Purchase value that was financed, before the coupon */
                principal: components["schemas"]["Reais"];
                couponPrincipalDiscount: components["schemas"]["Reais"];
                /** @description What the retailer pays on the sale */
                MDR: components["schemas"]["Reais"];
                /** @description What the retailer is owed for it, before any return; negative on its own credit, where it owes the MDR */
                netValue: components["schemas"]["Reais"];
                IOF: components["schemas"]["Reais"];
                /** @description Purchase value given back since, in part or whole */
                returnedValue: components["schemas"]["Reais"];
            }[];
            /** @description Cursor of the next page; null on the last */
            next: string | null;
            /** @description Only while the report lags behind the sales: everything before this instant is in it */
            completeUntil?: components["schemas"]["Instant"];
        };
        SupportAnswer: {
            text: string;
        };
        SupportList: {
            items: components["schemas"]["SupportRequest"][];
            /** @description Cursor of the next page; null on the last */
            next: string | null;
        };
        SupportRequest: {
            id: components["schemas"]["Id"];
            subject: string;
            text: string;
            storeName: string | null;
            page: string | null;
            traceId: string | null;
            /** @enum {string} */
            status: "OPEN" | "ANSWERED" | "CLOSED";
            askedBy: {
                id: components["schemas"]["Id"];
                name: string;
            };
            askedAt: components["schemas"]["Instant"];
            /** @description Who answers it */
            claimedBy: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            answer: string | null;
            answeredAt: components["schemas"]["Instant"] | null;
            closedAt: components["schemas"]["Instant"] | null;
        };
        SupportRequestEntry: {
            subject: string;
            text: string;
            storeId?: components["schemas"]["Id"];
            /** @description Where help was asked for, without a query */
            page?: string;
            /** @description Of the answer that failed */
            traceId?: string;
        };
        /** @description 429: Muitas tentativas. Aguarde um momento e tente novamente. */
        TOO_MANY_REQUESTS: {
            /** @constant */
            code: "TOO_MANY_REQUESTS";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                cap?: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 429: Você já abriu dez pedidos na última hora. Acompanhe os que estão abertos. */
        TOO_MANY_SUPPORT_REQUESTS: {
            /** @constant */
            code: "TOO_MANY_SUPPORT_REQUESTS";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 429: Muitos códigos errados em 24 horas. Por segurança, tente de novo amanhã. */
        TOO_MANY_WRONG_CODES: {
            /** @constant */
            code: "TOO_MANY_WRONG_CODES";
            message: components["schemas"]["ErrorMessage"];
            details?: {
                cap?: string;
            };
            traceId: components["schemas"]["TraceId"];
        };
        TakenExtraCreditRequest: {
            borrowerId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /** @enum {string} */
            sourceProduct: "SUPER_PURCHASE" | "SMARTPHONE_SALE";
            customerName: string;
            storeName: string;
            /** @description Who asked: somebody else decides */
            operatorId: components["schemas"]["Id"];
            requestedAmount: components["schemas"]["Reais"];
            askedAt: components["schemas"]["Instant"];
            /** @description Nobody decides after it */
            endsAt: components["schemas"]["Instant"];
            /** @description Who has it now */
            claim: {
                by: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
                until: components["schemas"]["Instant"];
            } | null;
            /** @description Masked */
            cpf: string;
            sellerName: string;
            minAmount: components["schemas"]["Reais"];
            /** @description What the policy lets be granted: at most what was asked */
            maxAmount: components["schemas"]["Reais"];
            /** @description For how many days it may be granted */
            maxDays: number;
            /** @description Null of a customer without one */
            limit: {
                total: components["schemas"]["Reais"];
                available: components["schemas"]["Reais"];
                blockedBy: ("OVERDUE_INSTALLMENTS" | "OPEN_RENEGOTIATIONS" | "MANUALLY_BLOCKED") | null;
            } | null;
            /** @description Extra credit that this customer used before */
            used: {
                count: number;
                lastAt: components["schemas"]["Instant"] | null;
            };
        };
        TakenPurchaseCall: {
            borrowerId: components["schemas"]["Id"];
            proposalId: components["schemas"]["Id"];
            /** @enum {string} */
            reason: "POLICY" | "FACE" | "ASKED";
            customerName: string;
            storeName: string;
            purchaseValue: components["schemas"]["Reais"];
            /** @description Who sells: somebody else calls */
            operatorId: components["schemas"]["Id"];
            askedAt: components["schemas"]["Instant"];
            /** @description The customer was promised a call until then */
            dueAt: components["schemas"]["Instant"];
            /** @description After it the till asks anew */
            endsAt: components["schemas"]["Instant"];
            /** @description Who makes the call now */
            claim: {
                by: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
                until: components["schemas"]["Instant"];
            } | null;
            /** @description Masked */
            cpf: string;
            /** @description Whole: it is called */
            phoneNumber: string | null;
            sellerName: string;
            plan: {
                numberOfInstallments: number;
                installmentValue: components["schemas"]["Reais"];
                /** @description Usage fee included */
                totalValue: components["schemas"]["Reais"];
                firstInstallmentDueDate: components["schemas"]["Day"];
            };
            /** @description Six digits to read out; of whoever has the call alone */
            code: string;
            /** @description Whether pictures of the face were taken */
            hasPictures: boolean;
        };
        TotpConfirmation: {
            code: string;
        };
        TotpOffer: {
            secret: string;
            address: string;
        };
        /**
         * Format: uuid
         * @description Finds the request in the log
         */
        TraceId: string;
        /** @description 401: Sua sessão terminou. Entre novamente para continuar. */
        UNAUTHORIZED: {
            /** @constant */
            code: "UNAUTHORIZED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        UndoAnswer: {
            id: components["schemas"]["Id"];
            paymentId: components["schemas"]["Id"];
            undoneAt: components["schemas"]["Instant"];
            /**
             * @description How the money came, and goes back
             * @enum {string}
             */
            method: "STORE_CASH" | "PIX" | "BOLETO" | "RETURN_CREDIT";
            /** @description Money to hand back */
            total: components["schemas"]["Reais"];
        };
        UndoRequest: {
            reason: string;
            /** @description Store that hands the money back */
            storeId: components["schemas"]["Id"];
            /** @description Of who approved it as `payment.undo` with `reason` and `storeId`; managers and analysts need none for payments they did not receive */
            approvalId?: components["schemas"]["Id"];
        };
        Unlocking: {
            /** @constant */
            by: "password";
            password: string;
        } | {
            /** @constant */
            by: "pin";
            pin: string;
        };
        UsedUpLookups: {
            operatorId: components["schemas"]["Id"];
            name: string;
            storeName: string | null;
        };
        User: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "cashier" | "manager" | "attendant" | "analyst" | "retailer_analyst" | "representative" | "promoter";
            exp: number;
            retailerId: components["schemas"]["Id"];
            storeId: components["schemas"]["Id"] | null;
            /** @description Somebody else chose the password: a new one comes first */
            mustChangePassword: boolean;
            /** @description A PIN opens an idle till */
            hasPin: boolean;
        };
        /** @description 404: Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação */
        VERIFICATION_CODE_NOT_FOUND: {
            /** @constant */
            code: "VERIFICATION_CODE_NOT_FOUND";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Esta compra não foi autorizada. Nada foi cobrado. */
        VERIFICATION_DENIED: {
            /** @constant */
            code: "VERIFICATION_DENIED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description 409: Código digitado errado 5 vezes. Por segurança, consulte o parcelamento novamente para receber outro código. */
        VERIFICATION_LOCKED: {
            /** @constant */
            code: "VERIFICATION_LOCKED";
            message: components["schemas"]["ErrorMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        Verification: {
            proposalId: components["schemas"]["Id"];
            /** @enum {string} */
            status: "PENDING" | "MANUAL" | "APPROVED" | "DENIED";
            wasVerified: boolean;
            /** @enum {string} */
            verificationMethod: "OTP" | "LIVENESS" | "LIVENESS_WITH_ANALYST" | "ANALYST_CALL";
            /** @enum {string} */
            communicationChannel: "SMS" | "WHATSAPP" | "PHONE_CALL" | "ANALYST_CALL";
            /** @description Where the code went, masked */
            phoneNumber: string;
            /** @description Ways by which this code did not arrive; where the channel itself is among them, it arrived by none */
            undeliveredChannels: ("SMS" | "WHATSAPP" | "PHONE_CALL" | "ANALYST_CALL")[];
            /** @description Wrong codes that may still be typed */
            attemptsLeft: number;
            expiresAt: components["schemas"]["Instant"];
            resendAllowedAt: components["schemas"]["Instant"];
            /** @description Null where no face is asked for */
            biometry: {
                /** @description Page of the customer's own; opens once, on one device. Null once it was opened or is over */
                biometryUrl: string | null;
                wasOpened: boolean;
                triesLeft: number;
            } | null;
            /** @description From when on the till may ask for an analyst's call instead of the face; null where it may not */
            analystVerificationAllowedTimestamp: components["schemas"]["Instant"] | null;
        };
        VerificationRequest: {
            proposalId: components["schemas"]["Id"];
            /**
             * @default SMS
             * @enum {string}
             */
            communicationChannel?: "SMS" | "WHATSAPP" | "PHONE_CALL" | "ANALYST_CALL";
        };
        WaitingBoletoPayment: {
            id: components["schemas"]["Id"];
            paymentId: string;
            nossoNumero: components["schemas"]["NossoNumero"];
            value: components["schemas"]["Reais"];
            paidAt: components["schemas"]["Instant"];
            /** @enum {string} */
            outcome: "PAID" | "WAITING" | "APPLIED" | "RETURNED";
            fault: ("UNKNOWN_BOLETO" | "OTHER_AMOUNT" | "NOT_OWED" | "CHANGED_SINCE") | null;
            /** @description What the boleto asked for on that day */
            expectedValue: components["schemas"]["Reais"] | null;
            customerName: string | null;
            contractNumber: string | null;
            installmentNumber: number | null;
            /** @enum {string} */
            why: "SHORT" | "LATE" | "OVER" | "TWICE" | "PAID_OTHERWISE" | "CANCELED" | "IN_AGREEMENT" | "EARLIER_OPEN" | "CHANGED" | "UNKNOWN";
            storeName: string | null;
            /** @description Of the boleto */
            dueDate: components["schemas"]["Day"] | null;
            /** @description All that the contract owed on the day of the payment */
            owedValue: components["schemas"]["Reais"] | null;
            /** @description What APPLY would pay: installments, and the usage fee without a number; empty: only RETURN */
            pays: {
                installmentNumber: number | null;
                value: components["schemas"]["Reais"];
                isPartial: boolean;
            }[];
        };
    };
    responses: {
        /** @description `ADDRESS_LOOKUP_AWAY` Busca de endereços fora do ar. Preencha o endereço. */
        ADDRESS_LOOKUP_AWAY: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ADDRESS_LOOKUP_AWAY"];
            };
        };
        /** @description `ADDRESS_NOT_FOUND` Endereço não encontrado */
        ADDRESS_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ADDRESS_NOT_FOUND"];
            };
        };
        /** @description `BAD_REQUEST` Preencha os dados corretamente */
        BAD_REQUEST: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST"];
            };
        };
        /** @description `BOLETO_NOT_FOUND` Boleto não encontrado. */
        BOLETO_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BOLETO_NOT_FOUND"];
            };
        };
        /** @description `BOLETO_PAYMENT_NOT_FOUND` Pagamento de boleto não encontrado. */
        BOLETO_PAYMENT_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BOLETO_PAYMENT_NOT_FOUND"];
            };
        };
        /** @description `BORROWER_INVOICES_DISABLED` Esta loja não emite boletos para clientes. */
        BORROWER_INVOICES_DISABLED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BORROWER_INVOICES_DISABLED"];
            };
        };
        /** @description `BORROWER_NOT_FOUND` CPF não encontrado */
        BORROWER_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BORROWER_NOT_FOUND"];
            };
        };
        /** @description `CASH_SESSION_NOT_FOUND` Caixa não encontrado. */
        CASH_SESSION_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CASH_SESSION_NOT_FOUND"];
            };
        };
        /** @description `CASH_SESSION_OPEN` Este caixa ainda está aberto. O fechamento sai depois da contagem. */
        CASH_SESSION_OPEN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CASH_SESSION_OPEN"];
            };
        };
        /** @description `CHAT_NOT_AVAILABLE` O chat não está disponível nesta loja */
        CHAT_NOT_AVAILABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CHAT_NOT_AVAILABLE"];
            };
        };
        /** @description `CONTRACT_HAS_NO_ACCEPTED_PROPOSAL` O contrato não possui proposta aceita */
        CONTRACT_HAS_NO_ACCEPTED_PROPOSAL: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CONTRACT_HAS_NO_ACCEPTED_PROPOSAL"];
            };
        };
        /** @description `CONTRACT_NOT_FOUND` Contrato não encontrado */
        CONTRACT_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CONTRACT_NOT_FOUND"];
            };
        };
        /** @description `DATA_LINK_UNKNOWN` Este link não existe ou está incompleto. Volte às Configurações do Balcão e toque de novo em Alterar dados cadastrais. */
        DATA_LINK_UNKNOWN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DATA_LINK_UNKNOWN"];
            };
        };
        /** @description `DATA_UPDATE_UNAVAILABLE` A alteração de dados não está disponível agora. Tente mais tarde. */
        DATA_UPDATE_UNAVAILABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DATA_UPDATE_UNAVAILABLE"];
            };
        };
        /** @description `DATA_VISIT_OVER` Seu tempo nesta página acabou. O que você já salvou continua valendo. Comece de novo. */
        DATA_VISIT_OVER: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DATA_VISIT_OVER"];
            };
        };
        /** @description `DEACTIVATED_STORE` Loja inativada. Configure uma loja */
        DEACTIVATED_STORE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DEACTIVATED_STORE"];
            };
        };
        /** @description `DEVICE_LOCK_SERVICE_UNAVAILABLE` Serviço indisponível. Tente novamente em alguns minutos */
        DEVICE_LOCK_SERVICE_UNAVAILABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DEVICE_LOCK_SERVICE_UNAVAILABLE"];
            };
        };
        /** @description `DEVICE_NOT_WAITING` Este aparelho não espera mais por uma decisão. */
        DEVICE_NOT_WAITING: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DEVICE_NOT_WAITING"];
            };
        };
        /** @description `DEVICE_OFFER_NOT_FOUND` Preço não encontrado */
        DEVICE_OFFER_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DEVICE_OFFER_NOT_FOUND"];
            };
        };
        /** @description `DOCUMENT_NOT_FOUND` Erro ao carregar o arquivo */
        DOCUMENT_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DOCUMENT_NOT_FOUND"];
            };
        };
        /** @description `EVALUATION_NOT_FOUND` Proposta de limite extra não encontrada */
        EVALUATION_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EVALUATION_NOT_FOUND"];
            };
        };
        /** @description `FACE_LINK_UNKNOWN` Este link não existe, está incompleto ou foi trocado por um mais novo. Peça outro na loja. */
        FACE_LINK_UNKNOWN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FACE_LINK_UNKNOWN"];
            };
        };
        /** @description `FACE_VISIT_OVER` Esta página já não vale. Fale com a loja. */
        FACE_VISIT_OVER: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FACE_VISIT_OVER"];
            };
        };
        /** @description `FINANCIAL_INSTITUCION_COMMUNICATION_ERROR` Serviço/Sistema indisponível. Tente mais tarde */
        FINANCIAL_INSTITUCION_COMMUNICATION_ERROR: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FINANCIAL_INSTITUCION_COMMUNICATION_ERROR"];
            };
        };
        /** @description `FORBIDDEN` Você não tem permissão para esta ação. */
        FORBIDDEN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FORBIDDEN"];
            };
        };
        /** @description `IDEMPOTENCY_KEY_REUSED` Esta operação já foi enviada com outros dados. Comece de novo. */
        IDEMPOTENCY_KEY_REUSED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IDEMPOTENCY_KEY_REUSED"];
            };
        };
        /** @description `IMEI_VERIFICATION_SERVICE_UNAVAILABLE` Serviço indisponível. Tente novamente em alguns minutos */
        IMEI_VERIFICATION_SERVICE_UNAVAILABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IMEI_VERIFICATION_SERVICE_UNAVAILABLE"];
            };
        };
        /** @description `INVALID_ADDRESS` Valores informados inválidos */
        INVALID_ADDRESS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["INVALID_ADDRESS"];
            };
        };
        /** @description `INVALID_LAYER` A configuração não pode valer assim. Confira os campos. */
        INVALID_LAYER: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["INVALID_LAYER"];
            };
        };
        /** @description `LIMIT_REQUEST_NOT_FOUND` Pedido de limite não encontrado */
        LIMIT_REQUEST_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LIMIT_REQUEST_NOT_FOUND"];
            };
        };
        /** @description `LOGIN_CODE_WRONG` Código incorreto ou vencido. Confira ou peça outro. */
        LOGIN_CODE_WRONG: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LOGIN_CODE_WRONG"];
            };
        };
        /** @description `LOOKUPS_LEFT` Este colaborador ainda tem consultas. */
        LOOKUPS_LEFT: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LOOKUPS_LEFT"];
            };
        };
        /** @description `LOOKUPS_USED_UP` Você já fez 60 consultas de CPF nesta hora. Aguarde ou peça a um gerente que libere mais. */
        LOOKUPS_USED_UP: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LOOKUPS_USED_UP"];
            };
        };
        /** @description `NOT_FOUND` Não encontrado. */
        NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NOT_FOUND"];
            };
        };
        /** @description `NO_PENDING_INSTALLMENTS_FOR_BORROWER` Não existem parcelas pendentes. */
        NO_PENDING_INSTALLMENTS_FOR_BORROWER: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NO_PENDING_INSTALLMENTS_FOR_BORROWER"];
            };
        };
        /** @description `OPERATOR_IS_NOT_CASHIER` Operador não possui permissão para este acesso */
        OPERATOR_IS_NOT_CASHIER: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OPERATOR_IS_NOT_CASHIER"];
            };
        };
        /** @description `OPERATOR_NOT_FOUND` Colaborador não encontrado */
        OPERATOR_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OPERATOR_NOT_FOUND"];
            };
        };
        /** @description `OPERATOR_NOT_LOCKED` Este colaborador não está com a entrada travada */
        OPERATOR_NOT_LOCKED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OPERATOR_NOT_LOCKED"];
            };
        };
        /** @description `PASSKEY_REFUSED` Não foi possível confirmar a chave de acesso. Tente novamente. */
        PASSKEY_REFUSED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PASSKEY_REFUSED"];
            };
        };
        /** @description `PASSWORD_WRONG` Senha incorreta */
        PASSWORD_WRONG: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PASSWORD_WRONG"];
            };
        };
        /** @description `PAYOUT_NOT_FOUND` Pagamento de incentivo não encontrado */
        PAYOUT_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PAYOUT_NOT_FOUND"];
            };
        };
        /** @description `PHONE_CHANGE_NOT_FOUND` Pedido de troca de telefone não encontrado */
        PHONE_CHANGE_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PHONE_CHANGE_NOT_FOUND"];
            };
        };
        /** @description `PIX_CHARGE_ALREADY_SETTLED` O cliente já pagou esta cobrança Pix. */
        PIX_CHARGE_ALREADY_SETTLED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PIX_CHARGE_ALREADY_SETTLED"];
            };
        };
        /** @description `PIX_CHARGE_NOT_FOUND` Cobrança Pix não encontrada. */
        PIX_CHARGE_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PIX_CHARGE_NOT_FOUND"];
            };
        };
        /** @description `PIX_RECEIPT_NOT_FOUND` Pix recebido não encontrado. */
        PIX_RECEIPT_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PIX_RECEIPT_NOT_FOUND"];
            };
        };
        /** @description `POLICY_DOCUMENT_NOT_FOUND` Política não encontrada */
        POLICY_DOCUMENT_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["POLICY_DOCUMENT_NOT_FOUND"];
            };
        };
        /** @description `PORTAL_UNAVAILABLE` O portal não está disponível agora. Tente mais tarde. */
        PORTAL_UNAVAILABLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PORTAL_UNAVAILABLE"];
            };
        };
        /** @description `PRODUCT_NOT_FOUND` Aparelho não encontrado nesta venda. */
        PRODUCT_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PRODUCT_NOT_FOUND"];
            };
        };
        /** @description `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente. */
        PROPOSAL_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PROPOSAL_NOT_FOUND"];
            };
        };
        /** @description `PURCHASE_CALL_DECIDED` Esta ligação já foi concluída ou o prazo dela acabou. */
        PURCHASE_CALL_DECIDED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PURCHASE_CALL_DECIDED"];
            };
        };
        /** @description `PURCHASE_CALL_NOT_FOUND` Ligação não encontrada */
        PURCHASE_CALL_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PURCHASE_CALL_NOT_FOUND"];
            };
        };
        /** @description `QR_NOT_FOUND` Compra por QR Code não encontrada */
        QR_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QR_NOT_FOUND"];
            };
        };
        /** @description `QR_SETTLED` Esta compra por QR Code já terminou. */
        QR_SETTLED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QR_SETTLED"];
            };
        };
        /** @description `QR_UNKNOWN` Este QR Code não existe ou está incompleto. Peça outro no caixa. */
        QR_UNKNOWN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QR_UNKNOWN"];
            };
        };
        /** @description `RECEIPT_LINK_EXPIRED` Este link venceu: ele vale por 3 dias. Peça outro na loja: o comprovante continua guardado. */
        RECEIPT_LINK_EXPIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RECEIPT_LINK_EXPIRED"];
            };
        };
        /** @description `RECEIPT_LINK_UNKNOWN` Este link não existe ou está incompleto. Peça outro na loja: o comprovante continua guardado. */
        RECEIPT_LINK_UNKNOWN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RECEIPT_LINK_UNKNOWN"];
            };
        };
        /** @description `RECEIPT_NOT_FOUND` Nenhum comprovante tem este código. Confira cada letra e número do papel. */
        RECEIPT_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RECEIPT_NOT_FOUND"];
            };
        };
        /** @description `RENEGOTIATION_NOT_FOUND` Acordo não encontrado. */
        RENEGOTIATION_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RENEGOTIATION_NOT_FOUND"];
            };
        };
        /** @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante. */
        REQUEST_IN_PROGRESS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["REQUEST_IN_PROGRESS"];
            };
        };
        /** @description `RETAILER_NOT_FOUND` Varejista não encontrado */
        RETAILER_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RETAILER_NOT_FOUND"];
            };
        };
        /** @description `SALE_NOT_IN_PROGRESS` Esta venda já terminou ou venceu. Comece outra com o CPF do cliente. */
        SALE_NOT_IN_PROGRESS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SALE_NOT_IN_PROGRESS"];
            };
        };
        /** @description `SECOND_FACTOR_REQUIRED` Confirme a entrada com o segundo fator. */
        SECOND_FACTOR_REQUIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SECOND_FACTOR_REQUIRED"];
            };
        };
        /** @description `SECOND_FACTOR_WRONG` Código incorreto ou já usado. Confira e tente novamente. */
        SECOND_FACTOR_WRONG: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SECOND_FACTOR_WRONG"];
            };
        };
        /** @description `SERVICE_UNAVAIBLE` Serviço/Sistema indisponível. Tente mais tarde */
        SERVICE_UNAVAIBLE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SERVICE_UNAVAIBLE"];
            };
        };
        /** @description `SESSION_NOT_FOUND` Esta sessão já foi encerrada. */
        SESSION_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SESSION_NOT_FOUND"];
            };
        };
        /** @description `SIGN_ON_FAILED` Erro ao autenticar, tente novamente. */
        SIGN_ON_FAILED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SIGN_ON_FAILED"];
            };
        };
        /** @description `STORE_NOT_FOUND` Loja não encontrada */
        STORE_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["STORE_NOT_FOUND"];
            };
        };
        /** @description `SUPPORT_REQUEST_NOT_FOUND` Pedido não encontrado */
        SUPPORT_REQUEST_NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SUPPORT_REQUEST_NOT_FOUND"];
            };
        };
        /** @description `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente. */
        TOO_MANY_REQUESTS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TOO_MANY_REQUESTS"];
            };
        };
        /** @description `TOO_MANY_SUPPORT_REQUESTS` Você já abriu dez pedidos na última hora. Acompanhe os que estão abertos. */
        TOO_MANY_SUPPORT_REQUESTS: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TOO_MANY_SUPPORT_REQUESTS"];
            };
        };
        /** @description `TOO_MANY_WRONG_CODES` Muitos códigos errados em 24 horas. Por segurança, tente de novo amanhã. */
        TOO_MANY_WRONG_CODES: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TOO_MANY_WRONG_CODES"];
            };
        };
        /** @description `UNAUTHORIZED` Sua sessão terminou. Entre novamente para continuar. */
        UNAUTHORIZED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UNAUTHORIZED"];
            };
        };
    };
    parameters: {
        /**
         * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
         * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `OPERATOR_BLOCKED` Usuário bloqueado
             *
             *     `SECOND_FACTOR_REQUIRED` Confirme a entrada com o segundo fator.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OPERATOR_BLOCKED"] | components["schemas"]["SECOND_FACTOR_REQUIRED"];
                };
            };
            /**
             * @description `LOGIN_LOCKED` Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    requestLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginCodeRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginCodeAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    signInByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginByCode"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            403: components["responses"]["SECOND_FACTOR_REQUIRED"];
            409: components["responses"]["LOGIN_CODE_WRONG"];
            /**
             * @description `LOGIN_LOCKED` Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    exchangeToken: {
        parameters: {
            query: {
                proof: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["SIGN_ON_FAILED"];
            /**
             * @description `SIGN_ON_NOT_ALLOWED` Usuário sem autorização
             *
             *     `OPERATOR_BLOCKED` Usuário bloqueado
             *
             *     `SECOND_FACTOR_REQUIRED` Confirme a entrada com o segundo fator.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SIGN_ON_NOT_ALLOWED"] | components["schemas"]["OPERATOR_BLOCKED"] | components["schemas"]["SECOND_FACTOR_REQUIRED"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    showUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    showSession: {
        parameters: {
            query?: {
                storeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["STORE_NOT_FOUND"];
        };
    };
    identifyOperator: {
        parameters: {
            query: {
                document: components["schemas"]["Cpf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Identification"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["OPERATOR_NOT_FOUND"];
        };
    };
    showOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operator"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["OPERATOR_NOT_FOUND"];
        };
    };
    changeColleague: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColleagueChange"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colleague"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `OPERATOR_NOT_MANAGED` Você não tem permissão para alterar este colaborador
             *
             *     `ROLE_NOT_ASSIGNABLE` Você não tem autorização para dar esta função
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["OPERATOR_NOT_MANAGED"] | components["schemas"]["ROLE_NOT_ASSIGNABLE"];
                };
            };
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `OPERATOR_NOT_FOUND` Colaborador não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["OPERATOR_NOT_FOUND"];
                };
            };
            /**
             * @description `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `STORE_REQUIRED` Selecione uma loja
             *
             *     `OPERATOR_CHANGED_SINCE` Outra pessoa alterou este colaborador enquanto isso. Confira e salve de novo.
             *
             *     `OPERATOR_EXISTS` Já existe um colaborador com este CPF ou e-mail
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["STORE_REQUIRED"] | components["schemas"]["OPERATOR_CHANGED_SINCE"] | components["schemas"]["OPERATOR_EXISTS"];
                };
            };
        };
    };
    showOperatorAlias1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operator"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["OPERATOR_NOT_FOUND"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `SECOND_FACTOR_WRONG` Código incorreto ou já usado. Confira e tente novamente.
             *
             *     `LOGIN_STEP_OVER` Esta entrada expirou. Digite a senha novamente.
             *
             *     `PASSKEY_REFUSED` Não foi possível confirmar a chave de acesso. Tente novamente.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SECOND_FACTOR_WRONG"] | components["schemas"]["LOGIN_STEP_OVER"] | components["schemas"]["PASSKEY_REFUSED"];
                };
            };
            /**
             * @description `SECOND_FACTOR_LOCKED` Muitas tentativas. Aguarde alguns minutos ou use um código de recuperação.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SECOND_FACTOR_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `LOGIN_CODE_WRONG` Código incorreto ou vencido. Confira ou peça outro.
             *
             *     `PASSWORD_NOT_NEW` Escolha uma senha diferente da atual e da senha padrão.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_CODE_WRONG"] | components["schemas"]["PASSWORD_NOT_NEW"];
                };
            };
            /**
             * @description `LOGIN_LOCKED` Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    unlockSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Unlocking"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `PASSWORD_WRONG` Senha incorreta
             *
             *     `PIN_WRONG` PIN incorreto
             *
             *     `PIN_NOT_SET` Nenhum PIN cadastrado. Use a senha.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PASSWORD_WRONG"] | components["schemas"]["PIN_WRONG"] | components["schemas"]["PIN_NOT_SET"];
                };
            };
            /**
             * @description `LOGIN_LOCKED` Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    showSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSecurity"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `PASSWORD_WRONG` Senha incorreta
             *
             *     `PASSWORD_NOT_NEW` Escolha uma senha diferente da atual e da senha padrão.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PASSWORD_WRONG"] | components["schemas"]["PASSWORD_NOT_NEW"];
                };
            };
            /**
             * @description `LOGIN_LOCKED` Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    changePin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPin"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `PASSWORD_WRONG` Senha incorreta
             *
             *     `PIN_TOO_SIMPLE` Este PIN é fácil de adivinhar. Evite números repetidos ou em sequência.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PASSWORD_WRONG"] | components["schemas"]["PIN_TOO_SIMPLE"];
                };
            };
            /**
             * @description `LOGIN_LOCKED` Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    removePin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["SESSION_NOT_FOUND"];
        };
    };
    offerTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpOffer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `PASSWORD_WRONG` Senha incorreta
             *
             *     `CONFLICT` Esta ação já não é possível. Atualize e confira.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PASSWORD_WRONG"] | components["schemas"]["CONFLICT"];
                };
            };
            /**
             * @description `LOGIN_LOCKED` Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpConfirmation"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["SECOND_FACTOR_WRONG"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    offerPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOffer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["PASSWORD_WRONG"];
            /**
             * @description `LOGIN_LOCKED` Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["PASSKEY_REFUSED"];
        };
    };
    makeRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `PASSWORD_WRONG` Senha incorreta
             *
             *     `CONFLICT` Esta ação já não é possível. Atualize e confira.
             *
             *     `SECOND_FACTOR_NOT_SET` Este colaborador não tem segundo fator.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PASSWORD_WRONG"] | components["schemas"]["CONFLICT"] | components["schemas"]["SECOND_FACTOR_NOT_SET"];
                };
            };
            /**
             * @description `LOGIN_LOCKED` Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorRemoval"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `PASSWORD_WRONG` Senha incorreta
             *
             *     `CONFLICT` Esta ação já não é possível. Atualize e confira.
             *
             *     `SECOND_FACTOR_NOT_SET` Este colaborador não tem segundo fator.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PASSWORD_WRONG"] | components["schemas"]["CONFLICT"] | components["schemas"]["SECOND_FACTOR_NOT_SET"];
                };
            };
            /**
             * @description `LOGIN_LOCKED` Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: {
                retailerId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FactorReset"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `OPERATOR_NOT_FOUND` Colaborador não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["OPERATOR_NOT_FOUND"];
                };
            };
            /**
             * @description `CONFLICT` Esta ação já não é possível. Atualize e confira.
             *
             *     `SECOND_FACTOR_NOT_SET` Este colaborador não tem segundo fator.
             *
             *     `OWN_SECOND_FACTOR` O seu segundo fator é desativado em Minha conta, com a sua senha.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONFLICT"] | components["schemas"]["SECOND_FACTOR_NOT_SET"] | components["schemas"]["OWN_SECOND_FACTOR"];
                };
            };
        };
    };
    grantApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `OPERATOR_IS_NOT_CASHIER` Operador não possui permissão para este acesso
             *
             *     `APPROVAL_REFUSED` Senha incorreta ou operador não tem essa permissão
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OPERATOR_IS_NOT_CASHIER"] | components["schemas"]["APPROVAL_REFUSED"];
                };
            };
            /**
             * @description `LOGIN_LOCKED` Muitas tentativas de acesso. Aguarde alguns minutos ou entre com um código por SMS.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LOGIN_LOCKED"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    showStaffing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staffing"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    listColleagues: {
        parameters: {
            query?: {
                storeId?: components["schemas"]["Id"];
                retailerId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colleague"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
        };
    };
    addColleague: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewColleague"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colleague"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `ROLE_NOT_ASSIGNABLE` Você não tem autorização para dar esta função
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["ROLE_NOT_ASSIGNABLE"];
                };
            };
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `STORE_REQUIRED` Selecione uma loja
             *
             *     `OPERATOR_EXISTS` Já existe um colaborador com este CPF ou e-mail
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["STORE_REQUIRED"] | components["schemas"]["OPERATOR_EXISTS"];
                };
            };
        };
    };
    showColleagueHistory: {
        parameters: {
            query?: {
                retailerId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueHistory"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `OPERATOR_NOT_FOUND` Colaborador não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["OPERATOR_NOT_FOUND"];
                };
            };
        };
    };
    unlockColleague: {
        parameters: {
            query?: {
                retailerId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `OPERATOR_NOT_MANAGED` Você não tem permissão para alterar este colaborador
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["OPERATOR_NOT_MANAGED"];
                };
            };
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `OPERATOR_NOT_FOUND` Colaborador não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["OPERATOR_NOT_FOUND"];
                };
            };
            409: components["responses"]["OPERATOR_NOT_LOCKED"];
        };
    };
    downloadStaffTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    readStaffSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSheet"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSheetReading"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `SHEET_NOT_READABLE` O arquivo não é uma planilha .xlsx nem .csv. Salve como .xlsx e envie de novo.
             *
             *     `SHEET_DAMAGED` A planilha está danificada. Abra, salve de novo como .xlsx e envie.
             *
             *     `SHEET_PROTECTED` A planilha tem senha ou é de uma versão antiga (.xls). Salve como .xlsx, sem senha, e envie de novo.
             *
             *     `SHEET_TOO_LARGE` A planilha é grande demais: até 2 MB e 5.000 linhas.
             *
             *     `SHEET_TOO_SLOW` A planilha demorou demais para ser lida. Cole só os valores em outra e envie.
             *
             *     `SHEET_ENCODING` Não reconhecemos as letras do arquivo. Salve como .xlsx ou como CSV UTF-8 e envie de novo.
             *
             *     `SHEET_EXTERNAL_LINKS` A planilha tem vínculos com outros arquivos. Cole só os valores e envie de novo.
             *
             *     `SHEET_MERGED_CELLS` A planilha tem células mescladas. Desfaça a mesclagem e envie de novo.
             *
             *     `SHEET_NOT_ONE` Planilha deve ter uma Sheet!
             *
             *     `SHEET_COLUMN_MISSING` Coluna {column} faltando na tabela.
             *
             *     `SHEET_COLUMN_TWICE` Coluna {column} repetida na tabela.
             *
             *     `STAFF_SHEET_EMPTY` Preencha a planilha com os operadores a serem cadastrados.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["SHEET_NOT_READABLE"] | components["schemas"]["SHEET_DAMAGED"] | components["schemas"]["SHEET_PROTECTED"] | components["schemas"]["SHEET_TOO_LARGE"] | components["schemas"]["SHEET_TOO_SLOW"] | components["schemas"]["SHEET_ENCODING"] | components["schemas"]["SHEET_EXTERNAL_LINKS"] | components["schemas"]["SHEET_MERGED_CELLS"] | components["schemas"]["SHEET_NOT_ONE"] | components["schemas"]["SHEET_COLUMN_MISSING"] | components["schemas"]["SHEET_COLUMN_TWICE"] | components["schemas"]["STAFF_SHEET_EMPTY"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    addColleagues: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRows"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAdded"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             *
             *     `STAFF_SHEET_INVALID` Erro na validação da planilha.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"] | components["schemas"]["STAFF_SHEET_INVALID"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `OPERATOR_EXISTS` Já existe um colaborador com este CPF ou e-mail
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["OPERATOR_EXISTS"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                status?: "active" | "inactive";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    showStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreWithSettings"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["STORE_NOT_FOUND"];
        };
    };
    showRetailer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retailer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    showConfiguration: {
        parameters: {
            query?: {
                storeId?: components["schemas"]["Id"];
                retailerId?: components["schemas"]["Id"];
                hostname?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Configuration"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["STORE_NOT_FOUND"];
        };
    };
    showPublicConfiguration: {
        parameters: {
            query?: {
                hostname?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicConfiguration"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
        };
    };
    showLayer: {
        parameters: {
            query: {
                scope: "DEFAULT" | "RETAILER" | "STORE" | "HOSTNAME";
                storeId?: components["schemas"]["Id"];
                hostname?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Layer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `LAYER_OF_THE_PROVIDER` Só um analista do provedor altera o que vale para todos os varejistas
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["LAYER_OF_THE_PROVIDER"];
                };
            };
            404: components["responses"]["STORE_NOT_FOUND"];
            409: components["responses"]["INVALID_LAYER"];
        };
    };
    enterLayer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LayerEntry"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerVersion"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `LAYER_OF_THE_PROVIDER` Só um analista do provedor altera o que vale para todos os varejistas
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["LAYER_OF_THE_PROVIDER"];
                };
            };
            /**
             * @description `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `RETAILER_NOT_FOUND` Varejista não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["RETAILER_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `INVALID_LAYER` A configuração não pode valer assim. Confira os campos.
             *
             *     `LAYER_WITHOUT_CHANGE` Nada muda em relação à configuração atual
             *
             *     `LAYER_CHANGED_SINCE` Outra pessoa mudou a configuração. Veja como ficou e tente de novo.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["INVALID_LAYER"] | components["schemas"]["LAYER_WITHOUT_CHANGE"] | components["schemas"]["LAYER_CHANGED_SINCE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    previewLayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LayerPreviewEntry"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerPreview"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `LAYER_OF_THE_PROVIDER` Só um analista do provedor altera o que vale para todos os varejistas
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["LAYER_OF_THE_PROVIDER"];
                };
            };
            404: components["responses"]["STORE_NOT_FOUND"];
            409: components["responses"]["INVALID_LAYER"];
        };
    };
    listLayerVersions: {
        parameters: {
            query: {
                limit?: number;
                sort?: "enteredAt" | "-enteredAt";
                cursor?: string;
                scope: "DEFAULT" | "RETAILER" | "STORE" | "HOSTNAME";
                storeId?: components["schemas"]["Id"];
                hostname?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerVersionPage"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `LAYER_OF_THE_PROVIDER` Só um analista do provedor altera o que vale para todos os varejistas
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["LAYER_OF_THE_PROVIDER"];
                };
            };
            404: components["responses"]["STORE_NOT_FOUND"];
            409: components["responses"]["INVALID_LAYER"];
        };
    };
    undoLayerVersion: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LayerUndo"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LayerVersion"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `LAYER_OF_THE_PROVIDER` Só um analista do provedor altera o que vale para todos os varejistas
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["LAYER_OF_THE_PROVIDER"];
                };
            };
            /**
             * @description `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `LAYER_VERSION_NOT_FOUND` Versão não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["LAYER_VERSION_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `INVALID_LAYER` A configuração não pode valer assim. Confira os campos.
             *
             *     `LAYER_WITHOUT_CHANGE` Nada muda em relação à configuração atual
             *
             *     `LAYER_CHANGED_SINCE` Outra pessoa mudou a configuração. Veja como ficou e tente de novo.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["INVALID_LAYER"] | components["schemas"]["LAYER_WITHOUT_CHANGE"] | components["schemas"]["LAYER_CHANGED_SINCE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    findBorrower: {
        parameters: {
            query: {
                cpf: components["schemas"]["Cpf"];
                storeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundBorrower"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            409: components["responses"]["DEACTIVATED_STORE"];
            429: components["responses"]["LOOKUPS_USED_UP"];
        };
    };
    findBorrowerAlias1: {
        parameters: {
            query: {
                cpf: components["schemas"]["Cpf"];
                storeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundBorrower"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            409: components["responses"]["DEACTIVATED_STORE"];
            429: components["responses"]["LOOKUPS_USED_UP"];
        };
    };
    listUsedUpLookups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedUpLookups"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    releaseLookups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                operatorId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `OWN_LOOKUPS` Quem usou as consultas não pode liberá-las. Peça a outra pessoa.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["OWN_LOOKUPS"];
                };
            };
            404: components["responses"]["OPERATOR_NOT_FOUND"];
            409: components["responses"]["LOOKUPS_LEFT"];
        };
    };
    readBorrowerData: {
        parameters: {
            query?: {
                storeId?: components["schemas"]["Id"];
                retailerId?: components["schemas"]["Id"];
                shouldGenerateApplicationCoupon?: "true" | "false";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BorrowerData"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `NO_COMPLETED_PROCESSES_BIOMETRY_FOUND` CPF com cadastro incompleto
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NO_COMPLETED_PROCESSES_BIOMETRY_FOUND"] | components["schemas"]["DEACTIVATED_STORE"];
                };
            };
        };
    };
    readBorrowerPortrait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portrait"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `PORTRAIT_NOT_FOUND` Foto não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["PORTRAIT_NOT_FOUND"];
                };
            };
        };
    };
    readBorrowerDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portrait"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `PORTRAIT_NOT_FOUND` Foto não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["PORTRAIT_NOT_FOUND"];
                };
            };
        };
    };
    makeDataLink: {
        parameters: {
            query?: {
                document?: components["schemas"]["Cpf"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataLink"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["OPERATOR_NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    openDataLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataLinkOpening"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedDataLink"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["DATA_LINK_UNKNOWN"];
            /**
             * @description `DATA_LINK_USED` Este link já foi aberto e só vale uma vez, em um aparelho. Volte às Configurações do Balcão e toque de novo em Alterar dados cadastrais.
             *
             *     `DATA_LINK_REPLACED` Um link mais novo foi pedido e este deixou de valer. Volte às Configurações do Balcão e toque de novo em Alterar dados cadastrais.
             *
             *     `DATA_LINK_EXPIRED` Este link venceu: ele vale 30 minutos. Volte às Configurações do Balcão e toque de novo em Alterar dados cadastrais.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DATA_LINK_USED"] | components["schemas"]["DATA_LINK_REPLACED"] | components["schemas"]["DATA_LINK_EXPIRED"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    beginDataVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cpf: components["schemas"]["Cpf"];
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataVisit"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            409: components["responses"]["DATA_UPDATE_UNAVAILABLE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    requestDataCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataCodeRequest"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `DATA_VISIT_OVER` Seu tempo nesta página acabou. O que você já salvou continua valendo. Comece de novo.
             *
             *     `DATA_CODE_CHANNEL_MISSING` Não há contato cadastrado para receber o código por este meio. Escolha outro.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DATA_VISIT_OVER"] | components["schemas"]["DATA_CODE_CHANNEL_MISSING"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    verifyDataCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataCode"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `DATA_VISIT_OVER` Seu tempo nesta página acabou. O que você já salvou continua valendo. Comece de novo.
             *
             *     `DATA_CODE_WRONG` Código incorreto ou vencido. Confira ou peça outro.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DATA_VISIT_OVER"] | components["schemas"]["DATA_CODE_WRONG"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    showOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataVisit"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            409: components["responses"]["DATA_VISIT_OVER"];
        };
    };
    changeOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataChange"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `DATA_VISIT_OVER` Seu tempo nesta página acabou. O que você já salvou continua valendo. Comece de novo.
             *
             *     `EMAIL_OF_ANOTHER` Este e-mail já é de outra pessoa. Use outro.
             *
             *     `PIX_KEY_OF_ANOTHER` A chave CPF precisa ser o seu próprio CPF.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DATA_VISIT_OVER"] | components["schemas"]["EMAIL_OF_ANOTHER"] | components["schemas"]["PIX_KEY_OF_ANOTHER"];
                };
            };
        };
    };
    requestPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneRequest"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `DATA_VISIT_OVER` Seu tempo nesta página acabou. O que você já salvou continua valendo. Comece de novo.
             *
             *     `PHONE_UNCHANGED` Este já é o seu telefone. Digite o novo número.
             *
             *     `PHONE_CHANGE_WAITING` Uma troca de telefone já está em análise. Aguarde ou desista dela para pedir outra.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DATA_VISIT_OVER"] | components["schemas"]["PHONE_UNCHANGED"] | components["schemas"]["PHONE_CHANGE_WAITING"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    askPhoneChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataCode"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `DATA_VISIT_OVER` Seu tempo nesta página acabou. O que você já salvou continua valendo. Comece de novo.
             *
             *     `DATA_CODE_WRONG` Código incorreto ou vencido. Confira ou peça outro.
             *
             *     `PHONE_CHANGE_WAITING` Uma troca de telefone já está em análise. Aguarde ou desista dela para pedir outra.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DATA_VISIT_OVER"] | components["schemas"]["DATA_CODE_WRONG"] | components["schemas"]["PHONE_CHANGE_WAITING"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    withdrawPhoneChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataVisit"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnData"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["PHONE_CHANGE_NOT_FOUND"];
            /**
             * @description `DATA_VISIT_OVER` Seu tempo nesta página acabou. O que você já salvou continua valendo. Comece de novo.
             *
             *     `PHONE_CHANGE_DECIDED` Este pedido já foi decidido ou a pessoa desistiu dele.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DATA_VISIT_OVER"] | components["schemas"]["PHONE_CHANGE_DECIDED"];
                };
            };
        };
    };
    endDataVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataVisit"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
        };
    };
    listPhoneChanges: {
        parameters: {
            query?: {
                status?: "WAITING" | "APPROVED" | "REFUSED" | "WITHDRAWN";
                limit?: number;
                sort?: "askedAt" | "-askedAt";
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneChangeList"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    claimPhoneChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneChange"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `PHONE_CHANGE_OWN` Este pedido é seu: outra pessoa decide.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["PHONE_CHANGE_OWN"];
                };
            };
            404: components["responses"]["PHONE_CHANGE_NOT_FOUND"];
            /**
             * @description `PHONE_CHANGE_DECIDED` Este pedido já foi decidido ou a pessoa desistiu dele.
             *
             *     `PHONE_CHANGE_CLAIMED` Outra pessoa está analisando este pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PHONE_CHANGE_DECIDED"] | components["schemas"]["PHONE_CHANGE_CLAIMED"];
                };
            };
        };
    };
    releasePhoneChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneChange"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["PHONE_CHANGE_NOT_FOUND"];
            /**
             * @description `PHONE_CHANGE_DECIDED` Este pedido já foi decidido ou a pessoa desistiu dele.
             *
             *     `PHONE_CHANGE_NOT_CLAIMED` Assuma a análise deste pedido antes de decidir.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PHONE_CHANGE_DECIDED"] | components["schemas"]["PHONE_CHANGE_NOT_CLAIMED"];
                };
            };
        };
    };
    decidePhoneChange: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                personId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChangeDecision"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneChange"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `PHONE_CHANGE_OWN` Este pedido é seu: outra pessoa decide.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["PHONE_CHANGE_OWN"];
                };
            };
            404: components["responses"]["PHONE_CHANGE_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `PHONE_CHANGE_DECIDED` Este pedido já foi decidido ou a pessoa desistiu dele.
             *
             *     `PHONE_CHANGE_NOT_CLAIMED` Assuma a análise deste pedido antes de decidir.
             *
             *     `PHONE_CHANGE_OUTDATED` O telefone mudou desde que a troca foi pedida. Recuse este pedido e peça que façam outro.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["PHONE_CHANGE_DECIDED"] | components["schemas"]["PHONE_CHANGE_NOT_CLAIMED"] | components["schemas"]["PHONE_CHANGE_OUTDATED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    sendReceiptLink: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptLinkRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentReceiptLink"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `DOCUMENT_NOT_FOUND` Erro ao carregar o arquivo
             *
             *     `PHONE_NOT_FOUND` Telefone não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DOCUMENT_NOT_FOUND"] | components["schemas"]["PHONE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `RECEIPT_EMAIL_MISSING` Este cliente não tem e-mail no cadastro. Digite um: ele serve somente para este envio.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["RECEIPT_EMAIL_MISSING"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    openReceiptLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptLinkToken"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedReceiptLink"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["RECEIPT_LINK_UNKNOWN"];
            409: components["responses"]["RECEIPT_LINK_EXPIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    renderReceiptLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptLinkToken"];
            };
        };
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `RECEIPT_LINK_UNKNOWN` Este link não existe ou está incompleto. Peça outro na loja: o comprovante continua guardado.
             *
             *     `DOCUMENT_NOT_FOUND` Erro ao carregar o arquivo
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RECEIPT_LINK_UNKNOWN"] | components["schemas"]["DOCUMENT_NOT_FOUND"];
                };
            };
            409: components["responses"]["RECEIPT_LINK_EXPIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    showCash: {
        parameters: {
            query: {
                storeId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashOverview"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["STORE_NOT_FOUND"];
        };
    };
    listCashSessions: {
        parameters: {
            query: {
                storeId: components["schemas"]["Id"];
                limit?: number;
                sort?: "openedAt" | "-openedAt";
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashSessions"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["STORE_NOT_FOUND"];
        };
    };
    openCashSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashOpening"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashSession"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["STORE_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `CASH_SESSION_ALREADY_OPEN` Você já está com um caixa aberto. Feche-o antes de abrir outro.
             *
             *     `CASH_DRAWER_TAKEN` Esta gaveta já está aberta por outra pessoa. Escolha outra.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["CASH_SESSION_ALREADY_OPEN"] | components["schemas"]["CASH_DRAWER_TAKEN"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    moveCash: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashMoveEntry"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashHandMove"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `OPERATOR_IS_NOT_CASHIER` Operador não possui permissão para este acesso
             *
             *     `APPROVAL_REQUIRED` Outra pessoa precisa autorizar: um gerente ou analista.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OPERATOR_IS_NOT_CASHIER"] | components["schemas"]["APPROVAL_REQUIRED"];
                };
            };
            404: components["responses"]["CASH_SESSION_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `CASH_SESSION_CLOSED` Este caixa já foi fechado.
             *
             *     `CASH_NOT_ENOUGH` Não há esse valor na gaveta.
             *
             *     `APPROVAL_NOT_VALID` Esta autorização já foi usada, venceu ou é de outra operação. Peça uma nova.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["CASH_SESSION_CLOSED"] | components["schemas"]["CASH_NOT_ENOUGH"] | components["schemas"]["APPROVAL_NOT_VALID"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    countCash: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashCount"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashCounted"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["CASH_SESSION_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `CASH_SESSION_CLOSED` Este caixa já foi fechado.
             *
             *     `CASH_COUNT_OUTDATED` O caixa teve movimento depois da contagem. Confira e conte de novo.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["CASH_SESSION_CLOSED"] | components["schemas"]["CASH_COUNT_OUTDATED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    closeCashSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashClosing"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashSessionDetail"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["CASH_SESSION_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `CASH_SESSION_CLOSED` Este caixa já foi fechado.
             *
             *     `CASH_NOT_COUNTED` Conte o dinheiro da gaveta antes de fechar.
             *
             *     `CASH_COUNT_OUTDATED` O caixa teve movimento depois da contagem. Confira e conte de novo.
             *
             *     `CASH_DIFFERENCE_UNEXPLAINED` Explique a diferença antes de fechar o caixa.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["CASH_SESSION_CLOSED"] | components["schemas"]["CASH_NOT_COUNTED"] | components["schemas"]["CASH_COUNT_OUTDATED"] | components["schemas"]["CASH_DIFFERENCE_UNEXPLAINED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    showCashSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashSessionDetail"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["CASH_SESSION_NOT_FOUND"];
        };
    };
    renderCashReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["CASH_SESSION_NOT_FOUND"];
            409: components["responses"]["CASH_SESSION_OPEN"];
        };
    };
    listPolicies: {
        parameters: {
            query: {
                limit?: number;
                sort?: "validFrom" | "-validFrom";
                cursor?: string;
                kind: "pricing" | "lending-rule" | "iof" | "renegotiation" | "coupon-campaign" | "evaluation" | "incentive-rule" | "decision" | "limits" | "limit-changes" | "correction-index";
                variant?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyPage"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    enterPolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyEntry"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `POLICY_OF_THE_PROVIDER` Só um analista do provedor altera políticas de todos os varejistas
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["POLICY_OF_THE_PROVIDER"];
                };
            };
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `POLICY_DATED_IN_THE_PAST` A vigência não pode começar no passado
             *
             *     `POLICY_WITHOUT_CHANGE` Nada muda em relação à política anterior
             *
             *     `POLICY_CHANGED_SINCE` Já existe outra política para este dia, publicada depois que você começou. Veja de novo o que muda.
             *
             *     `INVALID_POLICY` A política não pode valer assim. Confira os campos.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["POLICY_DATED_IN_THE_PAST"] | components["schemas"]["POLICY_WITHOUT_CHANGE"] | components["schemas"]["POLICY_CHANGED_SINCE"] | components["schemas"]["INVALID_POLICY"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    listPolicyKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyKindsAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    showPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["POLICY_DOCUMENT_NOT_FOUND"];
        };
    };
    previewPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyEntry"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyPreview"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `POLICY_OF_THE_PROVIDER` Só um analista do provedor altera políticas de todos os varejistas
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["POLICY_OF_THE_PROVIDER"];
                };
            };
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `POLICY_DATED_IN_THE_PAST` A vigência não pode começar no passado
             *
             *     `POLICY_WITHOUT_CHANGE` Nada muda em relação à política anterior
             *
             *     `POLICY_CHANGED_SINCE` Já existe outra política para este dia, publicada depois que você começou. Veja de novo o que muda.
             *
             *     `INVALID_POLICY` A política não pode valer assim. Confira os campos.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["POLICY_DATED_IN_THE_PAST"] | components["schemas"]["POLICY_WITHOUT_CHANGE"] | components["schemas"]["POLICY_CHANGED_SINCE"] | components["schemas"]["INVALID_POLICY"];
                };
            };
        };
    };
    approvePolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `POLICY_OF_THE_PROVIDER` Só um analista do provedor altera políticas de todos os varejistas
             *
             *     `POLICY_OF_YOUR_OWN` Quem publicou não aprova: peça a outra pessoa
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["POLICY_OF_THE_PROVIDER"] | components["schemas"]["POLICY_OF_YOUR_OWN"];
                };
            };
            404: components["responses"]["POLICY_DOCUMENT_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `POLICY_NOT_WAITING` Esta política não espera aprovação
             *
             *     `POLICY_DATED_IN_THE_PAST` A vigência não pode começar no passado
             *
             *     `POLICY_CHANGED_SINCE` Já existe outra política para este dia, publicada depois que você começou. Veja de novo o que muda.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["POLICY_NOT_WAITING"] | components["schemas"]["POLICY_DATED_IN_THE_PAST"] | components["schemas"]["POLICY_CHANGED_SINCE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    endCampaign: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyWithdrawal"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `POLICY_OF_THE_PROVIDER` Só um analista do provedor altera políticas de todos os varejistas
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["POLICY_OF_THE_PROVIDER"];
                };
            };
            404: components["responses"]["POLICY_DOCUMENT_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `POLICY_NOT_RUNNING` Só uma campanha que está valendo pode ser encerrada
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["POLICY_NOT_RUNNING"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    withdrawPolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyWithdrawal"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `POLICY_OF_THE_PROVIDER` Só um analista do provedor altera políticas de todos os varejistas
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["POLICY_OF_THE_PROVIDER"];
                };
            };
            404: components["responses"]["POLICY_DOCUMENT_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `POLICY_ALREADY_HOLDS` A política já vale. Cadastre uma nova no lugar dela.
             *
             *     `POLICY_ALREADY_WITHDRAWN` A política já foi retirada
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["POLICY_ALREADY_HOLDS"] | components["schemas"]["POLICY_ALREADY_WITHDRAWN"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    showLimit: {
        parameters: {
            query: {
                storeId: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BorrowerLimit"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `LIMIT_NOT_FOUND` CPF sem limite
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["LIMIT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            409: components["responses"]["DEACTIVATED_STORE"];
        };
    };
    notifyLimit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    storeId: components["schemas"]["Id"];
                    operatorId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messageId: components["schemas"]["Id"];
                    };
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `PHONE_NOT_FOUND` Telefone não encontrado
             *
             *     `LIMIT_NOT_FOUND` CPF sem limite
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["PHONE_NOT_FOUND"] | components["schemas"]["LIMIT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["DEACTIVATED_STORE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    showLimitHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitHistory"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `LIMIT_NOT_FOUND` CPF sem limite
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["LIMIT_NOT_FOUND"];
                };
            };
        };
    };
    changeTotalLimit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitChange"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLimit"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `LIMIT_NOT_FOUND` CPF sem limite
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["LIMIT_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `LIMIT_ABOVE_MAXIMUM` Acima do maior limite que a política permite
             *
             *     `LIMIT_REQUEST_WAITING` Já há um pedido deste cliente à espera de aprovação
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["LIMIT_ABOVE_MAXIMUM"] | components["schemas"]["LIMIT_REQUEST_WAITING"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    changeLimitBlock: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitBlockChange"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLimit"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `LIMIT_NOT_FOUND` CPF sem limite
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["LIMIT_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `LIMIT_REQUEST_WAITING` Já há um pedido deste cliente à espera de aprovação
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["LIMIT_REQUEST_WAITING"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    requestLimit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseLimitRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseLimitRequested"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             *
             *     `INVALID_PURCHASE_VALUE` Insira o valor da compra
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"] | components["schemas"]["INVALID_PURCHASE_VALUE"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `LIMIT_NOT_FOUND` CPF sem limite
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["LIMIT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `LIMIT_IS_ENOUGH` O limite disponível já cobre esta compra
             *
             *     `LIMIT_ABOVE_MAXIMUM` Acima do maior limite que a política permite
             *
             *     `LIMIT_REQUEST_WAITING` Já há um pedido deste cliente à espera de aprovação
             *
             *     `OVERDUE_INSTALLMENTS` Seu limite foi bloqueado. Você possui parcelas atrasadas.
             *
             *     `OPEN_RENEGOTIATIONS` Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.
             *
             *     `MANUALLY_BLOCKED` Seu limite foi bloqueado. Entre em contato com {brand}
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["LIMIT_IS_ENOUGH"] | components["schemas"]["LIMIT_ABOVE_MAXIMUM"] | components["schemas"]["LIMIT_REQUEST_WAITING"] | components["schemas"]["OVERDUE_INSTALLMENTS"] | components["schemas"]["OPEN_RENEGOTIATIONS"] | components["schemas"]["MANUALLY_BLOCKED"] | components["schemas"]["DEACTIVATED_STORE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    listLimitRequests: {
        parameters: {
            query?: {
                status?: "WAITING" | "APPROVED" | "REFUSED" | "EXPIRED";
                limit?: number;
                sort?: "askedAt" | "-askedAt";
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitRequestList"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    decideLimitRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitRequestDecision"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitRequest"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `LIMIT_REQUEST_OWN` Quem pediu não decide: outra pessoa precisa aprovar ou recusar
             *
             *     `LIMIT_REQUEST_OF_THE_PROVIDER` Outro varejista também atende este cliente: quem decide é o analista do provedor
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["LIMIT_REQUEST_OWN"] | components["schemas"]["LIMIT_REQUEST_OF_THE_PROVIDER"];
                };
            };
            404: components["responses"]["LIMIT_REQUEST_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `LIMIT_REQUEST_DECIDED` Este pedido já foi decidido
             *
             *     `LIMIT_REQUEST_EXPIRED` O prazo deste pedido terminou. Faça outro
             *
             *     `LIMIT_REQUEST_OUTDATED` O limite mudou depois deste pedido. Recuse e faça outro
             *
             *     `LIMIT_ABOVE_MAXIMUM` Acima do maior limite que a política permite
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["LIMIT_REQUEST_DECIDED"] | components["schemas"]["LIMIT_REQUEST_EXPIRED"] | components["schemas"]["LIMIT_REQUEST_OUTDATED"] | components["schemas"]["LIMIT_ABOVE_MAXIMUM"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    nextCoupon: {
        parameters: {
            query: {
                borrowerId: components["schemas"]["Id"];
                retailerId?: components["schemas"]["Id"];
                storeId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `COUPON_NOT_FOUND` Cupom não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["COUPON_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            409: components["responses"]["DEACTIVATED_STORE"];
        };
    };
    findEvaluation: {
        parameters: {
            query: {
                document: components["schemas"]["Cpf"];
                storeId: components["schemas"]["Id"];
                retailerId?: components["schemas"]["Id"];
                sourceProduct?: "SUPER_PURCHASE" | "SMARTPHONE_SALE";
                status?: "CREATED" | "ACCEPTED" | "APPLIED" | "EXPIRED";
                results?: ("APPROVED" | "PARTIALLY_APPROVED" | "DENIED") | ("APPROVED" | "PARTIALLY_APPROVED" | "DENIED")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `EVALUATION_NOT_FOUND` Proposta de limite extra não encontrada
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["EVALUATION_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            409: components["responses"]["DEACTIVATED_STORE"];
        };
    };
    evaluateCredit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `EVALUATION_ALREADY_OPEN` Já existe uma proposta de limite extra para este cliente nesta loja
             *
             *     `EVALUATION_POLICY_NOT_FOUND` Limite extra indisponível nesta loja
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["EVALUATION_ALREADY_OPEN"] | components["schemas"]["EVALUATION_POLICY_NOT_FOUND"] | components["schemas"]["DEACTIVATED_STORE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    listIncentives: {
        parameters: {
            query: {
                from: components["schemas"]["Day"];
                to: components["schemas"]["Day"];
                operatorId?: components["schemas"]["Id"];
                limit?: number;
                sort?: "on" | "-on";
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncentiveStatement"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["OPERATOR_NOT_FOUND"];
        };
    };
    listCouponCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponCampaigns"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    listCustomerCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerCoupons"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["BORROWER_NOT_FOUND"];
        };
    };
    giveCoupon: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponGift"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerCoupon"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["BORROWER_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `CAMPAIGN_NOT_RUNNING` Esta campanha não está valendo hoje
             *
             *     `COUPON_GIVEN_ALREADY` Este cliente já tem um cupom desta campanha dado à mão
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["CAMPAIGN_NOT_RUNNING"] | components["schemas"]["COUPON_GIVEN_ALREADY"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    withdrawCoupon: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
                couponId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponWithdrawal"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `COUPON_NOT_FOUND` Cupom não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["COUPON_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `COUPON_NOT_OPEN` Este cupom já foi usado, venceu ou foi retirado
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["COUPON_NOT_OPEN"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    listExtraCredit: {
        parameters: {
            query?: {
                limit?: number;
                sort?: "askedAt" | "-askedAt";
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtraCreditList"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    claimExtraCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                borrowerId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenExtraCreditRequest"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `EVALUATION_OWN` Este pedido é seu: outra pessoa decide.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["EVALUATION_OWN"];
                };
            };
            404: components["responses"]["EVALUATION_NOT_FOUND"];
            /**
             * @description `EVALUATION_DECIDED` Este pedido de limite extra já foi decidido
             *
             *     `EVALUATION_EXPIRED` A proposta de limite extra expirou
             *
             *     `EVALUATION_CLAIMED` Outra pessoa já assumiu este pedido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EVALUATION_DECIDED"] | components["schemas"]["EVALUATION_EXPIRED"] | components["schemas"]["EVALUATION_CLAIMED"];
                };
            };
        };
    };
    releaseExtraCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                borrowerId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `EVALUATION_OWN` Este pedido é seu: outra pessoa decide.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["EVALUATION_OWN"];
                };
            };
            404: components["responses"]["EVALUATION_NOT_FOUND"];
            /**
             * @description `EVALUATION_DECIDED` Este pedido de limite extra já foi decidido
             *
             *     `EVALUATION_EXPIRED` A proposta de limite extra expirou
             *
             *     `EVALUATION_NOT_CLAIMED` Assuma este pedido antes de decidir.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EVALUATION_DECIDED"] | components["schemas"]["EVALUATION_EXPIRED"] | components["schemas"]["EVALUATION_NOT_CLAIMED"];
                };
            };
        };
    };
    decideExtraCredit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                borrowerId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtraCreditDecision"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `EVALUATION_OWN` Este pedido é seu: outra pessoa decide.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["EVALUATION_OWN"];
                };
            };
            404: components["responses"]["EVALUATION_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `EVALUATION_DECIDED` Este pedido de limite extra já foi decidido
             *
             *     `EVALUATION_EXPIRED` A proposta de limite extra expirou
             *
             *     `EVALUATION_NOT_CLAIMED` Assuma este pedido antes de decidir.
             *
             *     `EVALUATION_DAYS_ABOVE_POLICY` A política não permite um prazo tão longo
             *
             *     `INSUFFICIENT_TRANSACTIONAL_LIMIT` Valor abaixo do mínimo da proposta
             *
             *     `EXCEEDING_TRANSACTIONAL_LIMIT` Valor acima do aprovado na proposta
             *
             *     `OVERDUE_INSTALLMENTS` Seu limite foi bloqueado. Você possui parcelas atrasadas.
             *
             *     `OPEN_RENEGOTIATIONS` Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.
             *
             *     `MANUALLY_BLOCKED` Seu limite foi bloqueado. Entre em contato com {brand}
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["EVALUATION_DECIDED"] | components["schemas"]["EVALUATION_EXPIRED"] | components["schemas"]["EVALUATION_NOT_CLAIMED"] | components["schemas"]["EVALUATION_DAYS_ABOVE_POLICY"] | components["schemas"]["INSUFFICIENT_TRANSACTIONAL_LIMIT"] | components["schemas"]["EXCEEDING_TRANSACTIONAL_LIMIT"] | components["schemas"]["OVERDUE_INSTALLMENTS"] | components["schemas"]["OPEN_RENEGOTIATIONS"] | components["schemas"]["MANUALLY_BLOCKED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    listIncentivePayouts: {
        parameters: {
            query: {
                month: components["schemas"]["PayoutMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutList"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    closeIncentives: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutClose"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutList"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `PAYOUT_MONTH_NOT_OVER` Só um mês que terminou pode ser fechado
             *
             *     `PAYOUTS_MOVED` A lista mudou enquanto isso. Confira de novo
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["PAYOUT_MONTH_NOT_OVER"] | components["schemas"]["PAYOUTS_MOVED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    exportIncentivePayouts: {
        parameters: {
            query: {
                month: components["schemas"]["PayoutMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    listOwnPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPayouts"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    payIncentives: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutPayment"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutsPaid"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `PAYOUT_SECOND_PERSON` Quem fechou o mês não paga, e ninguém paga a si mesmo: outra pessoa precisa confirmar
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["PAYOUT_SECOND_PERSON"];
                };
            };
            404: components["responses"]["PAYOUT_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `PAYOUT_WITHOUT_KEY` Este vendedor ainda não cadastrou a chave Pix
             *
             *     `PAYOUT_KEY_CHANGED` A chave Pix mudou depois que a lista foi aberta. Confira de novo
             *
             *     `PAYOUTS_MOVED` A lista mudou enquanto isso. Confira de novo
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["PAYOUT_WITHOUT_KEY"] | components["schemas"]["PAYOUT_KEY_CHANGED"] | components["schemas"]["PAYOUTS_MOVED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    returnIncentivePayout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutReturn"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["PAYOUT_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `PAYOUTS_MOVED` A lista mudou enquanto isso. Confira de novo
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["PAYOUTS_MOVED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    listCapturedContracts: {
        parameters: {
            query: {
                captureMethod: "QR_CODE";
                captureReferenceId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
        };
    };
    priceProposals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalsAnswer"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `INVALID_PURCHASE_VALUE` Insira o valor da compra
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["INVALID_PURCHASE_VALUE"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `LIMIT_NOT_FOUND` CPF sem limite
             *
             *     `COUPON_NOT_FOUND` Cupom não encontrado
             *
             *     `EVALUATION_NOT_FOUND` Proposta de limite extra não encontrada
             *
             *     `PRODUCT_NOT_FOUND` Aparelho não encontrado nesta venda.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["LIMIT_NOT_FOUND"] | components["schemas"]["COUPON_NOT_FOUND"] | components["schemas"]["EVALUATION_NOT_FOUND"] | components["schemas"]["PRODUCT_NOT_FOUND"];
                };
            };
            /**
             * @description `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `PURCHASE_DISABLED_FOR_BORROWER` Este cliente foi desabilitado para realizar compras. Favor, entrar em contato com a Central de Atendimento para mais detalhes
             *
             *     `CANT_CREATE_CONTRACT` Não foi possível criar o contrato
             *
             *     `OVERDUE_INSTALLMENTS` Seu limite foi bloqueado. Você possui parcelas atrasadas.
             *
             *     `OPEN_RENEGOTIATIONS` Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.
             *
             *     `MANUALLY_BLOCKED` Seu limite foi bloqueado. Entre em contato com {brand}
             *
             *     `INSUFFICIENT_LIMIT` Limite insuficiente
             *
             *     `INSUFFICIENT_PURCHASE_VALUE` Valor inferior ao limite permitido
             *
             *     `INSUFFICIENT_FIRST_PURCHASE_VALUE` Valor para primeira compra abaixo do mínimo
             *
             *     `CONTRACT_POLICY_NOT_FOUND` Política não encontrada. Tente novamente.
             *
             *     `POLICY_NOT_FOUND` Política não encontrada. Tente novamente.
             *
             *     `COUPON_ALREADY_USED` Cupom já utilizado
             *
             *     `COUPON_EXPIRED` Cupom vencido
             *
             *     `COUPON_MINIMUM_NOT_REACHED` Valor da compra abaixo do mínimo do cupom
             *
             *     `EVALUATION_ALREADY_APPLIED` A proposta de limite extra já foi utilizada
             *
             *     `EVALUATION_EXPIRED` A proposta de limite extra expirou
             *
             *     `INSUFFICIENT_TRANSACTIONAL_LIMIT` Valor abaixo do mínimo da proposta
             *
             *     `EXCEEDING_TRANSACTIONAL_LIMIT` Valor acima do aprovado na proposta
             *
             *     `DEVICE_VALUE_TOO_LOW` Valor do aparelho deve ser no mínimo {minimum}
             *
             *     `DEVICE_VALUE_TOO_HIGH` Valor do aparelho deve ser no máximo {maximum}
             *
             *     `DEVICE_VALUE_ABOVE_CREDIT` Informe um valor de até {maximum}
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["PURCHASE_DISABLED_FOR_BORROWER"] | components["schemas"]["CANT_CREATE_CONTRACT"] | components["schemas"]["OVERDUE_INSTALLMENTS"] | components["schemas"]["OPEN_RENEGOTIATIONS"] | components["schemas"]["MANUALLY_BLOCKED"] | components["schemas"]["INSUFFICIENT_LIMIT"] | components["schemas"]["INSUFFICIENT_PURCHASE_VALUE"] | components["schemas"]["INSUFFICIENT_FIRST_PURCHASE_VALUE"] | components["schemas"]["CONTRACT_POLICY_NOT_FOUND"] | components["schemas"]["POLICY_NOT_FOUND"] | components["schemas"]["COUPON_ALREADY_USED"] | components["schemas"]["COUPON_EXPIRED"] | components["schemas"]["COUPON_MINIMUM_NOT_REACHED"] | components["schemas"]["EVALUATION_ALREADY_APPLIED"] | components["schemas"]["EVALUATION_EXPIRED"] | components["schemas"]["INSUFFICIENT_TRANSACTIONAL_LIMIT"] | components["schemas"]["EXCEEDING_TRANSACTIONAL_LIMIT"] | components["schemas"]["DEVICE_VALUE_TOO_LOW"] | components["schemas"]["DEVICE_VALUE_TOO_HIGH"] | components["schemas"]["DEVICE_VALUE_ABOVE_CREDIT"];
                };
            };
        };
    };
    findContract: {
        parameters: {
            query: {
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["CONTRACT_NOT_FOUND"];
        };
    };
    requestVerification: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             *
             *     `PHONE_NOT_FOUND` Telefone não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PROPOSAL_NOT_FOUND"] | components["schemas"]["PHONE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `OFFER_EXPIRED` A validade desta oferta terminou. Consulte o parcelamento novamente.
             *
             *     `VERIFICATION_LOCKED` Código digitado errado 5 vezes. Por segurança, consulte o parcelamento novamente para receber outro código.
             *
             *     `VERIFICATION_DENIED` Esta compra não foi autorizada. Nada foi cobrado.
             *
             *     `ANOTHER_PROPOSAL_ALREADY_ACCEPTED` Outra proposta já foi selecionada. Tente novamente.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["OFFER_EXPIRED"] | components["schemas"]["VERIFICATION_LOCKED"] | components["schemas"]["VERIFICATION_DENIED"] | components["schemas"]["ANOTHER_PROPOSAL_ALREADY_ACCEPTED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            /**
             * @description `TOO_MANY_WRONG_CODES` Muitos códigos errados em 24 horas. Por segurança, tente de novo amanhã.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TOO_MANY_WRONG_CODES"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    requestAnalyst: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proposalId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             *
             *     `VERIFICATION_CODE_NOT_FOUND` Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PROPOSAL_NOT_FOUND"] | components["schemas"]["VERIFICATION_CODE_NOT_FOUND"];
                };
            };
            /**
             * @description `ANALYST_NOT_ALLOWED` A validação por telefone ainda não pode ser pedida. Aguarde a validação facial.
             *
             *     `VERIFICATION_DENIED` Esta compra não foi autorizada. Nada foi cobrado.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ANALYST_NOT_ALLOWED"] | components["schemas"]["VERIFICATION_DENIED"];
                };
            };
        };
    };
    withdrawCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proposalId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             *
             *     `VERIFICATION_CODE_NOT_FOUND` Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PROPOSAL_NOT_FOUND"] | components["schemas"]["VERIFICATION_CODE_NOT_FOUND"];
                };
            };
            409: components["responses"]["PURCHASE_CALL_DECIDED"];
        };
    };
    showVerification: {
        parameters: {
            query: {
                proposalId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             *
             *     `VERIFICATION_CODE_NOT_FOUND` Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PROPOSAL_NOT_FOUND"] | components["schemas"]["VERIFICATION_CODE_NOT_FOUND"];
                };
            };
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proposalId: components["schemas"]["Id"];
                    purchaseCode: components["schemas"]["PurchaseCode"];
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             *
             *     `VERIFICATION_CODE_NOT_FOUND` Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PROPOSAL_NOT_FOUND"] | components["schemas"]["VERIFICATION_CODE_NOT_FOUND"];
                };
            };
            /**
             * @description `INVALID_ORIGINATION_CODE` Código de compra incorreto
             *
             *     `VERIFICATION_LOCKED` Código digitado errado 5 vezes. Por segurança, consulte o parcelamento novamente para receber outro código.
             *
             *     `VERIFICATION_DENIED` Esta compra não foi autorizada. Nada foi cobrado.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["INVALID_ORIGINATION_CODE"] | components["schemas"]["VERIFICATION_LOCKED"] | components["schemas"]["VERIFICATION_DENIED"];
                };
            };
            429: components["responses"]["TOO_MANY_WRONG_CODES"];
        };
    };
    verifyProposalCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    verificationCode: components["schemas"]["PurchaseCode"];
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             *
             *     `PROPOSAL_VERIFICATION_CODE_NOT_FOUND` Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PROPOSAL_NOT_FOUND"] | components["schemas"]["PROPOSAL_VERIFICATION_CODE_NOT_FOUND"];
                };
            };
            /**
             * @description `INVALID_ORIGINATION_CODE` Código de compra incorreto
             *
             *     `VERIFICATION_LOCKED` Código digitado errado 5 vezes. Por segurança, consulte o parcelamento novamente para receber outro código.
             *
             *     `VERIFICATION_DENIED` Esta compra não foi autorizada. Nada foi cobrado.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["INVALID_ORIGINATION_CODE"] | components["schemas"]["VERIFICATION_LOCKED"] | components["schemas"]["VERIFICATION_DENIED"];
                };
            };
            429: components["responses"]["TOO_MANY_WRONG_CODES"];
        };
    };
    acceptProposal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             *
             *     `COUPON_NOT_FOUND` Cupom não encontrado
             *
             *     `EVALUATION_NOT_FOUND` Proposta de limite extra não encontrada
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `LIMIT_NOT_FOUND` CPF sem limite
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PROPOSAL_NOT_FOUND"] | components["schemas"]["COUPON_NOT_FOUND"] | components["schemas"]["EVALUATION_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["LIMIT_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `PROPOSAL_REFUSALS_ARE_NOT_SUPPORTED` Propostas recusadas não são suportadas. Tente novamente.
             *
             *     `PURCHASE_NOT_VERIFIED` A compra ainda não foi autorizada pelo cliente. Peça um novo código.
             *
             *     `ANOTHER_PROPOSAL_ALREADY_ACCEPTED` Outra proposta já foi selecionada. Tente novamente.
             *
             *     `CONTRACT_HAS_INSTALLMENTS_ALREADY` Contrato já possui parcelas.
             *
             *     `OFFER_EXPIRED` A validade desta oferta terminou. Consulte o parcelamento novamente.
             *
             *     `CASH_SESSION_REQUIRED` Abra o caixa para receber.
             *
             *     `COUPON_ALREADY_USED` Cupom já utilizado
             *
             *     `COUPON_EXPIRED` Cupom vencido
             *
             *     `EVALUATION_ALREADY_APPLIED` A proposta de limite extra já foi utilizada
             *
             *     `EVALUATION_EXPIRED` A proposta de limite extra expirou
             *
             *     `DEVICE_NOT_LOCKED` Configuração ainda não foi confirmada
             *
             *     `IMEI_ALREADY_IN_USE` Este IMEI já está em uso em outro contrato.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `PURCHASE_DISABLED_FOR_BORROWER` Este cliente foi desabilitado para realizar compras. Favor, entrar em contato com a Central de Atendimento para mais detalhes
             *
             *     `CANT_CREATE_CONTRACT` Não foi possível criar o contrato
             *
             *     `OVERDUE_INSTALLMENTS` Seu limite foi bloqueado. Você possui parcelas atrasadas.
             *
             *     `OPEN_RENEGOTIATIONS` Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.
             *
             *     `MANUALLY_BLOCKED` Seu limite foi bloqueado. Entre em contato com {brand}
             *
             *     `INSUFFICIENT_LIMIT` Limite insuficiente
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["PROPOSAL_REFUSALS_ARE_NOT_SUPPORTED"] | components["schemas"]["PURCHASE_NOT_VERIFIED"] | components["schemas"]["ANOTHER_PROPOSAL_ALREADY_ACCEPTED"] | components["schemas"]["CONTRACT_HAS_INSTALLMENTS_ALREADY"] | components["schemas"]["OFFER_EXPIRED"] | components["schemas"]["CASH_SESSION_REQUIRED"] | components["schemas"]["COUPON_ALREADY_USED"] | components["schemas"]["COUPON_EXPIRED"] | components["schemas"]["EVALUATION_ALREADY_APPLIED"] | components["schemas"]["EVALUATION_EXPIRED"] | components["schemas"]["DEVICE_NOT_LOCKED"] | components["schemas"]["IMEI_ALREADY_IN_USE"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["PURCHASE_DISABLED_FOR_BORROWER"] | components["schemas"]["CANT_CREATE_CONTRACT"] | components["schemas"]["OVERDUE_INSTALLMENTS"] | components["schemas"]["OPEN_RENEGOTIATIONS"] | components["schemas"]["MANUALLY_BLOCKED"] | components["schemas"]["INSUFFICIENT_LIMIT"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            503: components["responses"]["FINANCIAL_INSTITUCION_COMMUNICATION_ERROR"];
        };
    };
    listPurchaseCalls: {
        parameters: {
            query?: {
                limit?: number;
                sort?: "askedAt" | "-askedAt";
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseCallList"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    claimPurchaseCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                borrowerId: components["schemas"]["Id"];
                proposalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenPurchaseCall"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `PURCHASE_CALL_OWN` Esta venda é sua: outra pessoa liga para o cliente.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["PURCHASE_CALL_OWN"];
                };
            };
            404: components["responses"]["PURCHASE_CALL_NOT_FOUND"];
            /**
             * @description `PURCHASE_CALL_DECIDED` Esta ligação já foi concluída ou o prazo dela acabou.
             *
             *     `PURCHASE_CALL_CLAIMED` Outra pessoa está fazendo esta ligação.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PURCHASE_CALL_DECIDED"] | components["schemas"]["PURCHASE_CALL_CLAIMED"];
                };
            };
        };
    };
    releasePurchaseCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                borrowerId: components["schemas"]["Id"];
                proposalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["PURCHASE_CALL_NOT_FOUND"];
            /**
             * @description `PURCHASE_CALL_DECIDED` Esta ligação já foi concluída ou o prazo dela acabou.
             *
             *     `PURCHASE_CALL_NOT_CLAIMED` Assuma esta ligação antes de decidir.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PURCHASE_CALL_DECIDED"] | components["schemas"]["PURCHASE_CALL_NOT_CLAIMED"];
                };
            };
        };
    };
    showPurchasePictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                borrowerId: components["schemas"]["Id"];
                proposalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseCallPictures"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["PURCHASE_CALL_NOT_FOUND"];
            /**
             * @description `PURCHASE_CALL_DECIDED` Esta ligação já foi concluída ou o prazo dela acabou.
             *
             *     `PURCHASE_CALL_NOT_CLAIMED` Assuma esta ligação antes de decidir.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PURCHASE_CALL_DECIDED"] | components["schemas"]["PURCHASE_CALL_NOT_CLAIMED"];
                };
            };
        };
    };
    decidePurchaseCall: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                borrowerId: components["schemas"]["Id"];
                proposalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseCallDecision"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedPurchaseCall"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `PURCHASE_CALL_OWN` Esta venda é sua: outra pessoa liga para o cliente.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["PURCHASE_CALL_OWN"];
                };
            };
            404: components["responses"]["PURCHASE_CALL_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `PURCHASE_CALL_DECIDED` Esta ligação já foi concluída ou o prazo dela acabou.
             *
             *     `PURCHASE_CALL_NOT_CLAIMED` Assuma esta ligação antes de decidir.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["PURCHASE_CALL_DECIDED"] | components["schemas"]["PURCHASE_CALL_NOT_CLAIMED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    openFaceLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaceLink"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedFace"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["FACE_LINK_UNKNOWN"];
            /**
             * @description `FACE_LINK_USED` Este link já foi aberto e só vale uma vez, em um aparelho. Peça outro na loja.
             *
             *     `FACE_LINK_EXPIRED` Este link venceu. Peça outro na loja.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FACE_LINK_USED"] | components["schemas"]["FACE_LINK_EXPIRED"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    consentToFace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaceVisit"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceToShow"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            409: components["responses"]["FACE_VISIT_OVER"];
        };
    };
    sendFacePictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacePictures"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceVerdict"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `FACE_VISIT_OVER` Esta página já não vale. Fale com a loja.
             *
             *     `FACE_CONSENT_MISSING` Autorize o uso da câmera e das fotos antes de continuar.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FACE_VISIT_OVER"] | components["schemas"]["FACE_CONSENT_MISSING"];
                };
            };
            503: components["responses"]["SERVICE_UNAVAIBLE"];
        };
    };
    declinePurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaceVisit"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            409: components["responses"]["FACE_VISIT_OVER"];
        };
    };
    listSalesInProgress: {
        parameters: {
            query: {
                storeId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleInProgress"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["STORE_NOT_FOUND"];
        };
    };
    resumeSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where the operator works */
                    storeId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumedSale"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["CONTRACT_NOT_FOUND"];
            409: components["responses"]["SALE_NOT_IN_PROGRESS"];
            429: components["responses"]["LOOKUPS_USED_UP"];
        };
    };
    makeQrPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQrPurchase"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeQrPurchase"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `QR_VALUE_TOO_LOW` O valor mínimo de uma compra deve ser de R$ 10,00
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["QR_VALUE_TOO_LOW"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["STORE_NOT_FOUND"];
            /**
             * @description `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `QR_NOT_IN_STORE` Esta loja não vende por QR Code. Venda pelo CPF do cliente.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["QR_NOT_IN_STORE"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    showQrPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrPurchase"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["QR_NOT_FOUND"];
        };
    };
    renderQrLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["QR_NOT_FOUND"];
            409: components["responses"]["CONTRACT_HAS_NO_ACCEPTED_PROPOSAL"];
        };
    };
    cancelQrPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrPurchase"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["QR_NOT_FOUND"];
            409: components["responses"]["QR_SETTLED"];
        };
    };
    watchQrPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
        };
    };
    openQrPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrToken"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedQr"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["QR_UNKNOWN"];
            /**
             * @description `QR_USED` Este QR Code já foi aberto e só vale uma vez, em um aparelho. Peça outro no caixa.
             *
             *     `QR_EXPIRED` Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.
             *
             *     `QR_CANCELED` A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.
             *
             *     `QR_SETTLED` Esta compra por QR Code já terminou.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_USED"] | components["schemas"]["QR_EXPIRED"] | components["schemas"]["QR_CANCELED"] | components["schemas"]["QR_SETTLED"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    showQrPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrVisit"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrPage"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["QR_UNKNOWN"];
            /**
             * @description `QR_EXPIRED` Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.
             *
             *     `QR_CANCELED` A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.
             *
             *     `QR_SETTLED` Esta compra por QR Code já terminou.
             *
             *     `QR_STEP` Esta página ficou para trás. Abra-a de novo para continuar de onde parou.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_EXPIRED"] | components["schemas"]["QR_CANCELED"] | components["schemas"]["QR_SETTLED"] | components["schemas"]["QR_STEP"];
                };
            };
        };
    };
    identifyForQr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrIdentification"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrPage"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["QR_UNKNOWN"];
            /**
             * @description `QR_EXPIRED` Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.
             *
             *     `QR_CANCELED` A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.
             *
             *     `QR_SETTLED` Esta compra por QR Code já terminou.
             *
             *     `QR_STEP` Esta página ficou para trás. Abra-a de novo para continuar de onde parou.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_EXPIRED"] | components["schemas"]["QR_CANCELED"] | components["schemas"]["QR_SETTLED"] | components["schemas"]["QR_STEP"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    verifyForQr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrCode"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrPage"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["QR_UNKNOWN"];
            /**
             * @description `QR_EXPIRED` Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.
             *
             *     `QR_CANCELED` A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.
             *
             *     `QR_SETTLED` Esta compra por QR Code já terminou.
             *
             *     `QR_STEP` Esta página ficou para trás. Abra-a de novo para continuar de onde parou.
             *
             *     `QR_CODE_WRONG` Código incorreto ou vencido. Confira o CPF e peça outro código.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_EXPIRED"] | components["schemas"]["QR_CANCELED"] | components["schemas"]["QR_SETTLED"] | components["schemas"]["QR_STEP"] | components["schemas"]["QR_CODE_WRONG"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    priceQrPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrOfferRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalsAnswer"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `INVALID_PURCHASE_VALUE` Insira o valor da compra
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["INVALID_PURCHASE_VALUE"];
                };
            };
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `QR_UNKNOWN` Este QR Code não existe ou está incompleto. Peça outro no caixa.
             *
             *     `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `LIMIT_NOT_FOUND` CPF sem limite
             *
             *     `COUPON_NOT_FOUND` Cupom não encontrado
             *
             *     `EVALUATION_NOT_FOUND` Proposta de limite extra não encontrada
             *
             *     `PRODUCT_NOT_FOUND` Aparelho não encontrado nesta venda.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_UNKNOWN"] | components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["LIMIT_NOT_FOUND"] | components["schemas"]["COUPON_NOT_FOUND"] | components["schemas"]["EVALUATION_NOT_FOUND"] | components["schemas"]["PRODUCT_NOT_FOUND"];
                };
            };
            /**
             * @description `QR_EXPIRED` Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.
             *
             *     `QR_CANCELED` A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.
             *
             *     `QR_SETTLED` Esta compra por QR Code já terminou.
             *
             *     `QR_STEP` Esta página ficou para trás. Abra-a de novo para continuar de onde parou.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `PURCHASE_DISABLED_FOR_BORROWER` Este cliente foi desabilitado para realizar compras. Favor, entrar em contato com a Central de Atendimento para mais detalhes
             *
             *     `CANT_CREATE_CONTRACT` Não foi possível criar o contrato
             *
             *     `OVERDUE_INSTALLMENTS` Seu limite foi bloqueado. Você possui parcelas atrasadas.
             *
             *     `OPEN_RENEGOTIATIONS` Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.
             *
             *     `MANUALLY_BLOCKED` Seu limite foi bloqueado. Entre em contato com {brand}
             *
             *     `INSUFFICIENT_LIMIT` Limite insuficiente
             *
             *     `INSUFFICIENT_PURCHASE_VALUE` Valor inferior ao limite permitido
             *
             *     `INSUFFICIENT_FIRST_PURCHASE_VALUE` Valor para primeira compra abaixo do mínimo
             *
             *     `CONTRACT_POLICY_NOT_FOUND` Política não encontrada. Tente novamente.
             *
             *     `POLICY_NOT_FOUND` Política não encontrada. Tente novamente.
             *
             *     `COUPON_ALREADY_USED` Cupom já utilizado
             *
             *     `COUPON_EXPIRED` Cupom vencido
             *
             *     `COUPON_MINIMUM_NOT_REACHED` Valor da compra abaixo do mínimo do cupom
             *
             *     `EVALUATION_ALREADY_APPLIED` A proposta de limite extra já foi utilizada
             *
             *     `EVALUATION_EXPIRED` A proposta de limite extra expirou
             *
             *     `INSUFFICIENT_TRANSACTIONAL_LIMIT` Valor abaixo do mínimo da proposta
             *
             *     `EXCEEDING_TRANSACTIONAL_LIMIT` Valor acima do aprovado na proposta
             *
             *     `DEVICE_VALUE_TOO_LOW` Valor do aparelho deve ser no mínimo {minimum}
             *
             *     `DEVICE_VALUE_TOO_HIGH` Valor do aparelho deve ser no máximo {maximum}
             *
             *     `DEVICE_VALUE_ABOVE_CREDIT` Informe um valor de até {maximum}
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_EXPIRED"] | components["schemas"]["QR_CANCELED"] | components["schemas"]["QR_SETTLED"] | components["schemas"]["QR_STEP"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["PURCHASE_DISABLED_FOR_BORROWER"] | components["schemas"]["CANT_CREATE_CONTRACT"] | components["schemas"]["OVERDUE_INSTALLMENTS"] | components["schemas"]["OPEN_RENEGOTIATIONS"] | components["schemas"]["MANUALLY_BLOCKED"] | components["schemas"]["INSUFFICIENT_LIMIT"] | components["schemas"]["INSUFFICIENT_PURCHASE_VALUE"] | components["schemas"]["INSUFFICIENT_FIRST_PURCHASE_VALUE"] | components["schemas"]["CONTRACT_POLICY_NOT_FOUND"] | components["schemas"]["POLICY_NOT_FOUND"] | components["schemas"]["COUPON_ALREADY_USED"] | components["schemas"]["COUPON_EXPIRED"] | components["schemas"]["COUPON_MINIMUM_NOT_REACHED"] | components["schemas"]["EVALUATION_ALREADY_APPLIED"] | components["schemas"]["EVALUATION_EXPIRED"] | components["schemas"]["INSUFFICIENT_TRANSACTIONAL_LIMIT"] | components["schemas"]["EXCEEDING_TRANSACTIONAL_LIMIT"] | components["schemas"]["DEVICE_VALUE_TOO_LOW"] | components["schemas"]["DEVICE_VALUE_TOO_HIGH"] | components["schemas"]["DEVICE_VALUE_ABOVE_CREDIT"];
                };
            };
        };
    };
    renderQrSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrProposal"];
            };
        };
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `QR_UNKNOWN` Este QR Code não existe ou está incompleto. Peça outro no caixa.
             *
             *     `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_UNKNOWN"] | components["schemas"]["PROPOSAL_NOT_FOUND"];
                };
            };
            /**
             * @description `QR_EXPIRED` Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.
             *
             *     `QR_CANCELED` A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.
             *
             *     `QR_SETTLED` Esta compra por QR Code já terminou.
             *
             *     `QR_STEP` Esta página ficou para trás. Abra-a de novo para continuar de onde parou.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_EXPIRED"] | components["schemas"]["QR_CANCELED"] | components["schemas"]["QR_SETTLED"] | components["schemas"]["QR_STEP"];
                };
            };
        };
    };
    authoriseQrPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrAuthorisation"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `QR_UNKNOWN` Este QR Code não existe ou está incompleto. Peça outro no caixa.
             *
             *     `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             *
             *     `PHONE_NOT_FOUND` Telefone não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_UNKNOWN"] | components["schemas"]["PROPOSAL_NOT_FOUND"] | components["schemas"]["PHONE_NOT_FOUND"];
                };
            };
            /**
             * @description `QR_EXPIRED` Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.
             *
             *     `QR_CANCELED` A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.
             *
             *     `QR_SETTLED` Esta compra por QR Code já terminou.
             *
             *     `QR_STEP` Esta página ficou para trás. Abra-a de novo para continuar de onde parou.
             *
             *     `OFFER_EXPIRED` A validade desta oferta terminou. Consulte o parcelamento novamente.
             *
             *     `VERIFICATION_LOCKED` Código digitado errado 5 vezes. Por segurança, consulte o parcelamento novamente para receber outro código.
             *
             *     `VERIFICATION_DENIED` Esta compra não foi autorizada. Nada foi cobrado.
             *
             *     `ANOTHER_PROPOSAL_ALREADY_ACCEPTED` Outra proposta já foi selecionada. Tente novamente.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_EXPIRED"] | components["schemas"]["QR_CANCELED"] | components["schemas"]["QR_SETTLED"] | components["schemas"]["QR_STEP"] | components["schemas"]["OFFER_EXPIRED"] | components["schemas"]["VERIFICATION_LOCKED"] | components["schemas"]["VERIFICATION_DENIED"] | components["schemas"]["ANOTHER_PROPOSAL_ALREADY_ACCEPTED"];
                };
            };
            /**
             * @description `TOO_MANY_WRONG_CODES` Muitos códigos errados em 24 horas. Por segurança, tente de novo amanhã.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TOO_MANY_WRONG_CODES"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    showQrAuthorisation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrVisit"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `QR_UNKNOWN` Este QR Code não existe ou está incompleto. Peça outro no caixa.
             *
             *     `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             *
             *     `VERIFICATION_CODE_NOT_FOUND` Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_UNKNOWN"] | components["schemas"]["PROPOSAL_NOT_FOUND"] | components["schemas"]["VERIFICATION_CODE_NOT_FOUND"];
                };
            };
            /**
             * @description `QR_EXPIRED` Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.
             *
             *     `QR_CANCELED` A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.
             *
             *     `QR_SETTLED` Esta compra por QR Code já terminou.
             *
             *     `QR_STEP` Esta página ficou para trás. Abra-a de novo para continuar de onde parou.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_EXPIRED"] | components["schemas"]["QR_CANCELED"] | components["schemas"]["QR_SETTLED"] | components["schemas"]["QR_STEP"];
                };
            };
        };
    };
    verifyQrAuthorisation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrCode"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `QR_UNKNOWN` Este QR Code não existe ou está incompleto. Peça outro no caixa.
             *
             *     `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             *
             *     `VERIFICATION_CODE_NOT_FOUND` Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_UNKNOWN"] | components["schemas"]["PROPOSAL_NOT_FOUND"] | components["schemas"]["VERIFICATION_CODE_NOT_FOUND"];
                };
            };
            /**
             * @description `QR_EXPIRED` Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.
             *
             *     `QR_CANCELED` A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.
             *
             *     `QR_SETTLED` Esta compra por QR Code já terminou.
             *
             *     `QR_STEP` Esta página ficou para trás. Abra-a de novo para continuar de onde parou.
             *
             *     `INVALID_ORIGINATION_CODE` Código de compra incorreto
             *
             *     `VERIFICATION_LOCKED` Código digitado errado 5 vezes. Por segurança, consulte o parcelamento novamente para receber outro código.
             *
             *     `VERIFICATION_DENIED` Esta compra não foi autorizada. Nada foi cobrado.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_EXPIRED"] | components["schemas"]["QR_CANCELED"] | components["schemas"]["QR_SETTLED"] | components["schemas"]["QR_STEP"] | components["schemas"]["INVALID_ORIGINATION_CODE"] | components["schemas"]["VERIFICATION_LOCKED"] | components["schemas"]["VERIFICATION_DENIED"];
                };
            };
            429: components["responses"]["TOO_MANY_WRONG_CODES"];
        };
    };
    acceptQrPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrVisit"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrPage"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `QR_UNKNOWN` Este QR Code não existe ou está incompleto. Peça outro no caixa.
             *
             *     `PROPOSAL_NOT_FOUND` Propostas não encontradas. Tente novamente.
             *
             *     `COUPON_NOT_FOUND` Cupom não encontrado
             *
             *     `EVALUATION_NOT_FOUND` Proposta de limite extra não encontrada
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `LIMIT_NOT_FOUND` CPF sem limite
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_UNKNOWN"] | components["schemas"]["PROPOSAL_NOT_FOUND"] | components["schemas"]["COUPON_NOT_FOUND"] | components["schemas"]["EVALUATION_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["LIMIT_NOT_FOUND"];
                };
            };
            /**
             * @description `QR_EXPIRED` Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.
             *
             *     `QR_CANCELED` A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.
             *
             *     `QR_SETTLED` Esta compra por QR Code já terminou.
             *
             *     `QR_STEP` Esta página ficou para trás. Abra-a de novo para continuar de onde parou.
             *
             *     `PROPOSAL_REFUSALS_ARE_NOT_SUPPORTED` Propostas recusadas não são suportadas. Tente novamente.
             *
             *     `PURCHASE_NOT_VERIFIED` A compra ainda não foi autorizada pelo cliente. Peça um novo código.
             *
             *     `ANOTHER_PROPOSAL_ALREADY_ACCEPTED` Outra proposta já foi selecionada. Tente novamente.
             *
             *     `CONTRACT_HAS_INSTALLMENTS_ALREADY` Contrato já possui parcelas.
             *
             *     `OFFER_EXPIRED` A validade desta oferta terminou. Consulte o parcelamento novamente.
             *
             *     `CASH_SESSION_REQUIRED` Abra o caixa para receber.
             *
             *     `COUPON_ALREADY_USED` Cupom já utilizado
             *
             *     `COUPON_EXPIRED` Cupom vencido
             *
             *     `EVALUATION_ALREADY_APPLIED` A proposta de limite extra já foi utilizada
             *
             *     `EVALUATION_EXPIRED` A proposta de limite extra expirou
             *
             *     `DEVICE_NOT_LOCKED` Configuração ainda não foi confirmada
             *
             *     `IMEI_ALREADY_IN_USE` Este IMEI já está em uso em outro contrato.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `PURCHASE_DISABLED_FOR_BORROWER` Este cliente foi desabilitado para realizar compras. Favor, entrar em contato com a Central de Atendimento para mais detalhes
             *
             *     `CANT_CREATE_CONTRACT` Não foi possível criar o contrato
             *
             *     `OVERDUE_INSTALLMENTS` Seu limite foi bloqueado. Você possui parcelas atrasadas.
             *
             *     `OPEN_RENEGOTIATIONS` Seu limite foi bloqueado. Você possui renegociações com parcelas em aberto.
             *
             *     `MANUALLY_BLOCKED` Seu limite foi bloqueado. Entre em contato com {brand}
             *
             *     `INSUFFICIENT_LIMIT` Limite insuficiente
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_EXPIRED"] | components["schemas"]["QR_CANCELED"] | components["schemas"]["QR_SETTLED"] | components["schemas"]["QR_STEP"] | components["schemas"]["PROPOSAL_REFUSALS_ARE_NOT_SUPPORTED"] | components["schemas"]["PURCHASE_NOT_VERIFIED"] | components["schemas"]["ANOTHER_PROPOSAL_ALREADY_ACCEPTED"] | components["schemas"]["CONTRACT_HAS_INSTALLMENTS_ALREADY"] | components["schemas"]["OFFER_EXPIRED"] | components["schemas"]["CASH_SESSION_REQUIRED"] | components["schemas"]["COUPON_ALREADY_USED"] | components["schemas"]["COUPON_EXPIRED"] | components["schemas"]["EVALUATION_ALREADY_APPLIED"] | components["schemas"]["EVALUATION_EXPIRED"] | components["schemas"]["DEVICE_NOT_LOCKED"] | components["schemas"]["IMEI_ALREADY_IN_USE"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["PURCHASE_DISABLED_FOR_BORROWER"] | components["schemas"]["CANT_CREATE_CONTRACT"] | components["schemas"]["OVERDUE_INSTALLMENTS"] | components["schemas"]["OPEN_RENEGOTIATIONS"] | components["schemas"]["MANUALLY_BLOCKED"] | components["schemas"]["INSUFFICIENT_LIMIT"];
                };
            };
            503: components["responses"]["FINANCIAL_INSTITUCION_COMMUNICATION_ERROR"];
        };
    };
    declineQrPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrVisit"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrPage"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["QR_UNKNOWN"];
            /**
             * @description `QR_EXPIRED` Este QR Code venceu. Nada foi cobrado. Peça outro no caixa.
             *
             *     `QR_CANCELED` A loja cancelou este QR Code. Nada foi cobrado. Se ainda quer comprar, peça outro no caixa.
             *
             *     `QR_SETTLED` Esta compra por QR Code já terminou.
             *
             *     `QR_STEP` Esta página ficou para trás. Abra-a de novo para continuar de onde parou.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QR_EXPIRED"] | components["schemas"]["QR_CANCELED"] | components["schemas"]["QR_SETTLED"] | components["schemas"]["QR_STEP"];
                };
            };
        };
    };
    showCancellationOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationOptions"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["CONTRACT_NOT_FOUND"];
            409: components["responses"]["CONTRACT_HAS_NO_ACCEPTED_PROPOSAL"];
        };
    };
    cancelContract: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `OPERATOR_IS_NOT_CASHIER` Operador não possui permissão para este acesso
             *
             *     `APPROVAL_REQUIRED` Outra pessoa precisa autorizar: um gerente ou analista.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OPERATOR_IS_NOT_CASHIER"] | components["schemas"]["APPROVAL_REQUIRED"];
                };
            };
            /**
             * @description `CONTRACT_NOT_FOUND` Contrato não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `CONTRACT_HAS_NO_ACCEPTED_PROPOSAL` O contrato não possui proposta aceita
             *
             *     `CONTRACT_ALREADY_CANCELED` Esta compra já foi cancelada.
             *
             *     `CANCELLATION_NOT_ALLOWED` Este cancelamento não é permitido para o seu perfil, o motivo ou o prazo.
             *
             *     `APPROVAL_NOT_VALID` Esta autorização já foi usada, venceu ou é de outra operação. Peça uma nova.
             *
             *     `RETURN_CHANGED` O dinheiro a devolver mudou desde que foi mostrado. Confira de novo antes de confirmar.
             *
             *     `RETURN_VALUE_TOO_HIGH` O valor da devolução é maior do que resta da compra.
             *
             *     `RETURN_VALUE_TOO_LOW` O valor da devolução é baixo demais: não mudaria nada no contrato.
             *
             *     `CORRECTION_INDEX_MISSING` Falta o índice de correção monetária dos meses desde o pagamento. Peça ao provedor que o cadastre e tente de novo.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["CONTRACT_HAS_NO_ACCEPTED_PROPOSAL"] | components["schemas"]["CONTRACT_ALREADY_CANCELED"] | components["schemas"]["CANCELLATION_NOT_ALLOWED"] | components["schemas"]["APPROVAL_NOT_VALID"] | components["schemas"]["RETURN_CHANGED"] | components["schemas"]["RETURN_VALUE_TOO_HIGH"] | components["schemas"]["RETURN_VALUE_TOO_LOW"] | components["schemas"]["CORRECTION_INDEX_MISSING"] | components["schemas"]["DEACTIVATED_STORE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    previewCancellation: {
        parameters: {
            query: {
                reason: "OPERATOR_MISTAKE" | "CUSTOMER_WITHDRAWAL" | "RETURN_OF_GOODS" | "DEFECT" | "FRAUD";
                value?: number;
                storeId: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationPreview"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `CONTRACT_NOT_FOUND` Contrato não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `CONTRACT_HAS_NO_ACCEPTED_PROPOSAL` O contrato não possui proposta aceita
             *
             *     `CONTRACT_ALREADY_CANCELED` Esta compra já foi cancelada.
             *
             *     `CANCELLATION_NOT_ALLOWED` Este cancelamento não é permitido para o seu perfil, o motivo ou o prazo.
             *
             *     `RETURN_VALUE_TOO_HIGH` O valor da devolução é maior do que resta da compra.
             *
             *     `RETURN_VALUE_TOO_LOW` O valor da devolução é baixo demais: não mudaria nada no contrato.
             *
             *     `CORRECTION_INDEX_MISSING` Falta o índice de correção monetária dos meses desde o pagamento. Peça ao provedor que o cadastre e tente de novo.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_HAS_NO_ACCEPTED_PROPOSAL"] | components["schemas"]["CONTRACT_ALREADY_CANCELED"] | components["schemas"]["CANCELLATION_NOT_ALLOWED"] | components["schemas"]["RETURN_VALUE_TOO_HIGH"] | components["schemas"]["RETURN_VALUE_TOO_LOW"] | components["schemas"]["CORRECTION_INDEX_MISSING"] | components["schemas"]["DEACTIVATED_STORE"];
                };
            };
        };
    };
    listInstallments: {
        parameters: {
            query: {
                borrowerId: components["schemas"]["Id"];
                contractId?: components["schemas"]["Id"];
                status?: "PENDING" | "PAYMENT_OVERDUE" | "PAID" | "CANCELED" | "OPEN";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstallmentsAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["BORROWER_NOT_FOUND"];
        };
    };
    payInstallment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayOneRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEntry"][];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `INSTALLMENT_NOT_FOUND` Parcela não encontrada.
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["INSTALLMENT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `ALREADY_PAID` Parcela já foi paga.
             *
             *     `PREVIOUS_INSTALLMENT_IS_PENDING` Parcela anterior em aberto.
             *
             *     `INSTALLMENT_IN_RENEGOTIATION` Parcela em renegociação. Receba as parcelas do acordo.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS` A loja selecionada não está habilitada a receber pagamentos.
             *
             *     `PAYMENT_TOTAL_CHANGED` O valor a pagar mudou desde a consulta. Confira o novo total.
             *
             *     `CASH_SESSION_REQUIRED` Abra o caixa para receber.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["ALREADY_PAID"] | components["schemas"]["PREVIOUS_INSTALLMENT_IS_PENDING"] | components["schemas"]["INSTALLMENT_IN_RENEGOTIATION"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS"] | components["schemas"]["PAYMENT_TOTAL_CHANGED"] | components["schemas"]["CASH_SESSION_REQUIRED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    payInstallments: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayMultipleRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEntry"][];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `INSTALLMENT_NOT_FOUND` Parcela não encontrada.
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["INSTALLMENT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `ALREADY_PAID` Parcela já foi paga.
             *
             *     `PREVIOUS_INSTALLMENT_IS_PENDING` Parcela anterior em aberto.
             *
             *     `INSTALLMENT_IN_RENEGOTIATION` Parcela em renegociação. Receba as parcelas do acordo.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS` A loja selecionada não está habilitada a receber pagamentos.
             *
             *     `PAYMENT_TOTAL_CHANGED` O valor a pagar mudou desde a consulta. Confira o novo total.
             *
             *     `CASH_SESSION_REQUIRED` Abra o caixa para receber.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["ALREADY_PAID"] | components["schemas"]["PREVIOUS_INSTALLMENT_IS_PENDING"] | components["schemas"]["INSTALLMENT_IN_RENEGOTIATION"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS"] | components["schemas"]["PAYMENT_TOTAL_CHANGED"] | components["schemas"]["CASH_SESSION_REQUIRED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentHistory"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["CONTRACT_NOT_FOUND"];
        };
    };
    payAmount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayAmountRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayAmountAnswer"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `CONTRACT_NOT_FOUND` Contrato não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `NOTHING_TO_PAY` Este contrato não tem parcelas em aberto.
             *
             *     `INSTALLMENT_IN_RENEGOTIATION` Parcela em renegociação. Receba as parcelas do acordo.
             *
             *     `AMOUNT_TOO_SMALL` O valor recebido precisa ser de pelo menos {minimum}.
             *
             *     `AMOUNT_ABOVE_PAYOFF` O valor recebido é maior do que quita o contrato hoje: {payoff}.
             *
             *     `PAYMENT_TOTAL_CHANGED` O valor a pagar mudou desde a consulta. Confira o novo total.
             *
             *     `CASH_SESSION_REQUIRED` Abra o caixa para receber.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS` A loja selecionada não está habilitada a receber pagamentos.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["NOTHING_TO_PAY"] | components["schemas"]["INSTALLMENT_IN_RENEGOTIATION"] | components["schemas"]["AMOUNT_TOO_SMALL"] | components["schemas"]["AMOUNT_ABOVE_PAYOFF"] | components["schemas"]["PAYMENT_TOTAL_CHANGED"] | components["schemas"]["CASH_SESSION_REQUIRED"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    previewAmount: {
        parameters: {
            query: {
                amount: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmountPreview"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["CONTRACT_NOT_FOUND"];
            /**
             * @description `NOTHING_TO_PAY` Este contrato não tem parcelas em aberto.
             *
             *     `INSTALLMENT_IN_RENEGOTIATION` Parcela em renegociação. Receba as parcelas do acordo.
             *
             *     `AMOUNT_TOO_SMALL` O valor recebido precisa ser de pelo menos {minimum}.
             *
             *     `AMOUNT_ABOVE_PAYOFF` O valor recebido é maior do que quita o contrato hoje: {payoff}.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NOTHING_TO_PAY"] | components["schemas"]["INSTALLMENT_IN_RENEGOTIATION"] | components["schemas"]["AMOUNT_TOO_SMALL"] | components["schemas"]["AMOUNT_ABOVE_PAYOFF"];
                };
            };
        };
    };
    quotePayoff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoffAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["CONTRACT_NOT_FOUND"];
            /**
             * @description `NOTHING_TO_PAY` Este contrato não tem parcelas em aberto.
             *
             *     `INSTALLMENT_IN_RENEGOTIATION` Parcela em renegociação. Receba as parcelas do acordo.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NOTHING_TO_PAY"] | components["schemas"]["INSTALLMENT_IN_RENEGOTIATION"];
                };
            };
        };
    };
    undoPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoAnswer"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `OPERATOR_IS_NOT_CASHIER` Operador não possui permissão para este acesso
             *
             *     `APPROVAL_REQUIRED` Outra pessoa precisa autorizar: um gerente ou analista.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OPERATOR_IS_NOT_CASHIER"] | components["schemas"]["APPROVAL_REQUIRED"];
                };
            };
            /**
             * @description `PAYMENT_NOT_FOUND` Pagamento não encontrado.
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PAYMENT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `ALREADY_UNDONE` Este pagamento já foi estornado.
             *
             *     `APPROVAL_NOT_VALID` Esta autorização já foi usada, venceu ou é de outra operação. Peça uma nova.
             *
             *     `SECOND_PERSON_REQUIRED` O estorno precisa ser feito por outra pessoa.
             *
             *     `AGREEMENT_PAYMENT` Pagamentos de um acordo quebrado não podem ser estornados.
             *
             *     `CONTRACT_CANCELED` Uma compra deste pagamento foi cancelada ou devolvida depois dele.
             *
             *     `INSTALLMENT_IN_RENEGOTIATION` Parcela em renegociação. Receba as parcelas do acordo.
             *
             *     `LATER_PAYMENT_EXISTS` Existe um pagamento posterior deste contrato. Estorne-o primeiro.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["ALREADY_UNDONE"] | components["schemas"]["APPROVAL_NOT_VALID"] | components["schemas"]["SECOND_PERSON_REQUIRED"] | components["schemas"]["AGREEMENT_PAYMENT"] | components["schemas"]["CONTRACT_CANCELED"] | components["schemas"]["INSTALLMENT_IN_RENEGOTIATION"] | components["schemas"]["LATER_PAYMENT_EXISTS"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    showStatement: {
        parameters: {
            query: {
                from: components["schemas"]["Day"];
                to: components["schemas"]["Day"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerStatement"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `STATEMENT_PERIOD_INVALID` Escolha um período de até um ano, com o início antes do fim.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["STATEMENT_PERIOD_INVALID"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["BORROWER_NOT_FOUND"];
        };
    };
    renderStatement: {
        parameters: {
            query: {
                from: components["schemas"]["Day"];
                to: components["schemas"]["Day"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `STATEMENT_PERIOD_INVALID` Escolha um período de até um ano, com o início antes do fim.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["STATEMENT_PERIOD_INVALID"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["BORROWER_NOT_FOUND"];
        };
    };
    createCharge: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayMultipleRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixCharge"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `INSTALLMENT_NOT_FOUND` Parcela não encontrada.
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["INSTALLMENT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `ALREADY_PAID` Parcela já foi paga.
             *
             *     `PREVIOUS_INSTALLMENT_IS_PENDING` Parcela anterior em aberto.
             *
             *     `INSTALLMENT_IN_RENEGOTIATION` Parcela em renegociação. Receba as parcelas do acordo.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS` A loja selecionada não está habilitada a receber pagamentos.
             *
             *     `PAYMENT_TOTAL_CHANGED` O valor a pagar mudou desde a consulta. Confira o novo total.
             *
             *     `PIX_CHARGE_EXPIRED` A cobrança Pix venceu antes de ficar pronta. Gere outra.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["ALREADY_PAID"] | components["schemas"]["PREVIOUS_INSTALLMENT_IS_PENDING"] | components["schemas"]["INSTALLMENT_IN_RENEGOTIATION"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS"] | components["schemas"]["PAYMENT_TOTAL_CHANGED"] | components["schemas"]["PIX_CHARGE_EXPIRED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            503: components["responses"]["SERVICE_UNAVAIBLE"];
        };
    };
    createAgreementCharge: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAgreementChargeRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixCharge"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `INSTALLMENT_NOT_FOUND` Parcela não encontrada.
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["INSTALLMENT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `ALREADY_PAID` Parcela já foi paga.
             *
             *     `PREVIOUS_INSTALLMENT_IS_PENDING` Parcela anterior em aberto.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS` A loja selecionada não está habilitada a receber pagamentos.
             *
             *     `PAYMENT_TOTAL_CHANGED` O valor a pagar mudou desde a consulta. Confira o novo total.
             *
             *     `PIX_CHARGE_EXPIRED` A cobrança Pix venceu antes de ficar pronta. Gere outra.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["ALREADY_PAID"] | components["schemas"]["PREVIOUS_INSTALLMENT_IS_PENDING"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS"] | components["schemas"]["PAYMENT_TOTAL_CHANGED"] | components["schemas"]["PIX_CHARGE_EXPIRED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            503: components["responses"]["SERVICE_UNAVAIBLE"];
        };
    };
    showCharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixCharge"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["PIX_CHARGE_NOT_FOUND"];
        };
    };
    cancelCharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixCharge"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["PIX_CHARGE_NOT_FOUND"];
            409: components["responses"]["PIX_CHARGE_ALREADY_SETTLED"];
        };
    };
    listReceipts: {
        parameters: {
            query: {
                borrowerId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixReceipt"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["BORROWER_NOT_FOUND"];
        };
    };
    refundCredit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixRefundRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixReceipt"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["PIX_RECEIPT_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `PIX_WITHOUT_CREDIT` Este Pix não deixou crédito a devolver.
             *
             *     `PIX_ALREADY_REFUNDED` O crédito deste Pix já foi devolvido.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["PIX_WITHOUT_CREDIT"] | components["schemas"]["PIX_ALREADY_REFUNDED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    receivePix: {
        parameters: {
            query?: never;
            header: {
                /** @description Seconds since 1970, at most five minutes off */
                "x-pix-timestamp": string;
                /** @description HMAC-SHA256 in hex over '<timestamp>.<raw body>' */
                "x-pix-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixNotice"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixNoticeAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    showInboxCharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                txid: components["schemas"]["PixTxid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxPixCharge"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `NOT_FOUND` Não encontrado.
             *
             *     `PIX_CHARGE_NOT_FOUND` Cobrança Pix não encontrada.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NOT_FOUND"] | components["schemas"]["PIX_CHARGE_NOT_FOUND"];
                };
            };
        };
    };
    payInInbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                txid: components["schemas"]["PixTxid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxPixPayment"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixNoticeAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `NOT_FOUND` Não encontrado.
             *
             *     `PIX_CHARGE_NOT_FOUND` Cobrança Pix não encontrada.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NOT_FOUND"] | components["schemas"]["PIX_CHARGE_NOT_FOUND"];
                };
            };
        };
    };
    showInvoiceSettings: {
        parameters: {
            query: {
                storeId: components["schemas"]["Id"];
                sourceProduct?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSettings"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["STORE_NOT_FOUND"];
        };
    };
    issueNextInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NextInvoiceRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextInvoice"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `OPERATOR_IS_NOT_CASHIER` Operador não possui permissão para este acesso
             *
             *     `BORROWER_INVOICES_DISABLED` Esta loja não emite boletos para clientes.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OPERATOR_IS_NOT_CASHIER"] | components["schemas"]["BORROWER_INVOICES_DISABLED"];
                };
            };
            404: components["responses"]["BORROWER_NOT_FOUND"];
            409: components["responses"]["NO_PENDING_INSTALLMENTS_FOR_BORROWER"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            503: components["responses"]["SERVICE_UNAVAIBLE"];
        };
    };
    renderInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["BOLETO_NOT_FOUND"];
        };
    };
    listWaitingBoletoPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingBoletoPayment"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    listDecidedBoletoPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoletoPayment"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    decideBoletoPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoletoDecision"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoletoPayment"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["BOLETO_PAYMENT_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `BOLETO_PAYMENT_DECIDED` Outra pessoa já decidiu sobre este pagamento.
             *
             *     `BOLETO_PAYMENT_WITHOUT_CUSTOMER` O boleto deste pagamento não é nosso: só é possível devolver o valor.
             *
             *     `BOLETO_PAYMENT_EXCEEDS_DEBT` O valor é maior do que tudo o que o cliente deve neste contrato. Devolva o pagamento.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["BOLETO_PAYMENT_DECIDED"] | components["schemas"]["BOLETO_PAYMENT_WITHOUT_CUSTOMER"] | components["schemas"]["BOLETO_PAYMENT_EXCEEDS_DEBT"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    receiveBoletoPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description Seconds since 1970, at most five minutes off */
                "x-boleto-timestamp": string;
                /** @description HMAC-SHA256 in hex over '<timestamp>.<raw body>' */
                "x-boleto-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoletoNotice"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoletoNoticeAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    showInboxBoleto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                nossoNumero: components["schemas"]["NossoNumero"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxBoleto"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `NOT_FOUND` Não encontrado.
             *
             *     `BOLETO_NOT_FOUND` Boleto não encontrado.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NOT_FOUND"] | components["schemas"]["BOLETO_NOT_FOUND"];
                };
            };
        };
    };
    payInboxBoleto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                nossoNumero: components["schemas"]["NossoNumero"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxBoletoPayment"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoletoNoticeAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `NOT_FOUND` Não encontrado.
             *
             *     `BOLETO_NOT_FOUND` Boleto não encontrado.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NOT_FOUND"] | components["schemas"]["BOLETO_NOT_FOUND"];
                };
            };
        };
    };
    listEligibleDebts: {
        parameters: {
            query: {
                borrowerId: components["schemas"]["Id"];
                storeId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EligibleDebtsAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `RENEGOTIATION_POLICY_NOT_FOUND` Política de renegociação não encontrada. Tente novamente.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["RENEGOTIATION_POLICY_NOT_FOUND"];
                };
            };
            409: components["responses"]["DEACTIVATED_STORE"];
        };
    };
    simulateAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renegotiation"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `RENEGOTIATION_POLICY_NOT_FOUND` Política de renegociação não encontrada. Tente novamente.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["RENEGOTIATION_POLICY_NOT_FOUND"];
                };
            };
            /**
             * @description `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `RENEGOTIATION_NOT_ELIGIBLE` Estas parcelas não podem ser renegociadas.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["RENEGOTIATION_NOT_ELIGIBLE"];
                };
            };
        };
    };
    requestAgreementCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenegotiationCodeRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenegotiationCode"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `RENEGOTIATION_NOT_FOUND` Acordo não encontrado.
             *
             *     `PHONE_NOT_FOUND` Telefone não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RENEGOTIATION_NOT_FOUND"] | components["schemas"]["PHONE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `RENEGOTIATION_OFFER_EXPIRED` A validade desta simulação terminou. Simule o acordo novamente.
             *
             *     `RENEGOTIATION_ALREADY_ACCEPTED` Este acordo já foi aceito.
             *
             *     `RENEGOTIATION_CODE_LOCKED` Código digitado errado 5 vezes. Por segurança, simule o acordo de novo para receber outro código.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["RENEGOTIATION_OFFER_EXPIRED"] | components["schemas"]["RENEGOTIATION_ALREADY_ACCEPTED"] | components["schemas"]["RENEGOTIATION_CODE_LOCKED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            /**
             * @description `TOO_MANY_WRONG_CODES` Muitos códigos errados em 24 horas. Por segurança, tente de novo amanhã.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TOO_MANY_WRONG_CODES"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    acceptAgreement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenegotiationAcceptRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renegotiation"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `RENEGOTIATION_NOT_FOUND` Acordo não encontrado.
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `VERIFICATION_CODE_NOT_FOUND` Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RENEGOTIATION_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["VERIFICATION_CODE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `RENEGOTIATION_OFFER_EXPIRED` A validade desta simulação terminou. Simule o acordo novamente.
             *
             *     `RENEGOTIATION_ALREADY_ACCEPTED` Este acordo já foi aceito.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `INVALID_ORIGINATION_CODE` Código de compra incorreto
             *
             *     `RENEGOTIATION_CODE_LOCKED` Código digitado errado 5 vezes. Por segurança, simule o acordo de novo para receber outro código.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["RENEGOTIATION_OFFER_EXPIRED"] | components["schemas"]["RENEGOTIATION_ALREADY_ACCEPTED"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["INVALID_ORIGINATION_CODE"] | components["schemas"]["RENEGOTIATION_CODE_LOCKED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_WRONG_CODES"];
        };
    };
    listAgreementPayments: {
        parameters: {
            query: {
                borrowerId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenegotiationPaymentsAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["BORROWER_NOT_FOUND"];
        };
    };
    payAgreement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixAgreementChargeRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEntry"][];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `INSTALLMENT_NOT_FOUND` Parcela não encontrada.
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["INSTALLMENT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `ALREADY_PAID` Parcela já foi paga.
             *
             *     `PREVIOUS_INSTALLMENT_IS_PENDING` Parcela anterior em aberto.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS` A loja selecionada não está habilitada a receber pagamentos.
             *
             *     `PAYMENT_TOTAL_CHANGED` O valor a pagar mudou desde a consulta. Confira o novo total.
             *
             *     `CASH_SESSION_REQUIRED` Abra o caixa para receber.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["ALREADY_PAID"] | components["schemas"]["PREVIOUS_INSTALLMENT_IS_PENDING"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS"] | components["schemas"]["PAYMENT_TOTAL_CHANGED"] | components["schemas"]["CASH_SESSION_REQUIRED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    showAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenegotiationStanding"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            404: components["responses"]["RENEGOTIATION_NOT_FOUND"];
        };
    };
    breakAgreement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BreakRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokenRenegotiation"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RENEGOTIATION_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `RENEGOTIATION_NOT_ACTIVE` Este acordo não está em vigor.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["RENEGOTIATION_NOT_ACTIVE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    listProducts: {
        parameters: {
            query: {
                storeId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceProduct"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["STORE_NOT_FOUND"];
            409: components["responses"]["DEACTIVATED_STORE"];
        };
    };
    evaluateDeviceCredit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    document: components["schemas"]["Cpf"];
                    storeId: components["schemas"]["Id"];
                    requestedAmount: components["schemas"]["Reais"];
                    /** @description Mobile of who asks; kept with the evaluation */
                    operatorPhoneNumber?: string;
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `EVALUATION_ALREADY_OPEN` Já existe uma proposta de limite extra para este cliente nesta loja
             *
             *     `EVALUATION_POLICY_NOT_FOUND` Limite extra indisponível nesta loja
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["EVALUATION_ALREADY_OPEN"] | components["schemas"]["EVALUATION_POLICY_NOT_FOUND"] | components["schemas"]["DEACTIVATED_STORE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    verifyImei: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImeiRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImeiAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `CONTRACT_NOT_FOUND` Contrato não encontrado
             *
             *     `PRODUCT_NOT_FOUND` Aparelho não encontrado nesta venda.
             *
             *     `LIMIT_NOT_FOUND` CPF sem limite
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_NOT_FOUND"] | components["schemas"]["PRODUCT_NOT_FOUND"] | components["schemas"]["LIMIT_NOT_FOUND"];
                };
            };
            /**
             * @description `ANOTHER_PROPOSAL_ALREADY_ACCEPTED` Outra proposta já foi selecionada. Tente novamente.
             *
             *     `OFFER_EXPIRED` A validade desta oferta terminou. Consulte o parcelamento novamente.
             *
             *     `INVALID_IMEI` Número IMEI informado é inválido
             *
             *     `IMEI_OF_ANOTHER_BRAND` O IMEI informado é de um aparelho de outra marca.
             *
             *     `IMEI_ALREADY_IN_USE` Este IMEI já está em uso em outro contrato.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ANOTHER_PROPOSAL_ALREADY_ACCEPTED"] | components["schemas"]["OFFER_EXPIRED"] | components["schemas"]["INVALID_IMEI"] | components["schemas"]["IMEI_OF_ANOTHER_BRAND"] | components["schemas"]["IMEI_ALREADY_IN_USE"];
                };
            };
            503: components["responses"]["IMEI_VERIFICATION_SERVICE_UNAVAILABLE"];
        };
    };
    submitLock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImeiRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `CONTRACT_NOT_FOUND` Contrato não encontrado
             *
             *     `PRODUCT_NOT_FOUND` Aparelho não encontrado nesta venda.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_NOT_FOUND"] | components["schemas"]["PRODUCT_NOT_FOUND"];
                };
            };
            /**
             * @description `ANOTHER_PROPOSAL_ALREADY_ACCEPTED` Outra proposta já foi selecionada. Tente novamente.
             *
             *     `OFFER_EXPIRED` A validade desta oferta terminou. Consulte o parcelamento novamente.
             *
             *     `DEVICE_NOT_VERIFIED` Informe o IMEI do aparelho antes de continuar.
             *
             *     `DEVICE_CONSENT_MISSING` O cliente ainda não assinou o termo do bloqueio.
             *
             *     `DEVICE_LOCK_REFUSED` O aparelho não pôde ser registrado. Confira o aparelho e tente novamente.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ANOTHER_PROPOSAL_ALREADY_ACCEPTED"] | components["schemas"]["OFFER_EXPIRED"] | components["schemas"]["DEVICE_NOT_VERIFIED"] | components["schemas"]["DEVICE_CONSENT_MISSING"] | components["schemas"]["DEVICE_LOCK_REFUSED"];
                };
            };
            503: components["responses"]["DEVICE_LOCK_SERVICE_UNAVAILABLE"];
        };
    };
    confirmLock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockConfirmation"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LockAnswer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `CONTRACT_NOT_FOUND` Contrato não encontrado
             *
             *     `PRODUCT_NOT_FOUND` Aparelho não encontrado nesta venda.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_NOT_FOUND"] | components["schemas"]["PRODUCT_NOT_FOUND"];
                };
            };
            /**
             * @description `ANOTHER_PROPOSAL_ALREADY_ACCEPTED` Outra proposta já foi selecionada. Tente novamente.
             *
             *     `OFFER_EXPIRED` A validade desta oferta terminou. Consulte o parcelamento novamente.
             *
             *     `DEVICE_NOT_VERIFIED` Informe o IMEI do aparelho antes de continuar.
             *
             *     `DEVICE_NOT_LOCKED` Configuração ainda não foi confirmada
             *
             *     `DEVICE_LOCK_REFUSED` O aparelho não pôde ser registrado. Confira o aparelho e tente novamente.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ANOTHER_PROPOSAL_ALREADY_ACCEPTED"] | components["schemas"]["OFFER_EXPIRED"] | components["schemas"]["DEVICE_NOT_VERIFIED"] | components["schemas"]["DEVICE_NOT_LOCKED"] | components["schemas"]["DEVICE_LOCK_REFUSED"];
                };
            };
            503: components["responses"]["DEVICE_LOCK_SERVICE_UNAVAILABLE"];
        };
    };
    consentToLock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contractId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contractId: components["schemas"]["Id"];
                        consentedAt: components["schemas"]["Instant"];
                    };
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `CONTRACT_NOT_FOUND` Contrato não encontrado
             *
             *     `PRODUCT_NOT_FOUND` Aparelho não encontrado nesta venda.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_NOT_FOUND"] | components["schemas"]["PRODUCT_NOT_FOUND"];
                };
            };
            /**
             * @description `ANOTHER_PROPOSAL_ALREADY_ACCEPTED` Outra proposta já foi selecionada. Tente novamente.
             *
             *     `OFFER_EXPIRED` A validade desta oferta terminou. Consulte o parcelamento novamente.
             *
             *     `DEVICE_NOT_VERIFIED` Informe o IMEI do aparelho antes de continuar.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ANOTHER_PROPOSAL_ALREADY_ACCEPTED"] | components["schemas"]["OFFER_EXPIRED"] | components["schemas"]["DEVICE_NOT_VERIFIED"];
                };
            };
        };
    };
    renderConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["DOCUMENT_NOT_FOUND"];
        };
    };
    listWaitingDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contractId: components["schemas"]["Id"];
                        contractNumber: string;
                        storeName: string;
                        deviceName: string;
                        imei: string;
                        /**
                         * @description NOT_LOCKED_AGAIN: the contract owes again and nobody could lock it; NOT_UNLOCKED: nothing is owed and the lock is still on
                         * @enum {string}
                         */
                        why: "NOT_LOCKED_AGAIN" | "NOT_UNLOCKED";
                        /** @description What the lock service, or this one, said last */
                        words: string | null;
                        since: components["schemas"]["Instant"];
                    }[];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    settleDevice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                contractId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    act: "TRY_AGAIN" | "LEAVE_UNLOCKED";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contractId: components["schemas"]["Id"];
                    };
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["DEVICE_NOT_WAITING"];
            409: components["responses"]["REQUEST_IN_PROGRESS"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    listCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                        manufacturer: string;
                        model: string;
                        description: string;
                        isActive: boolean;
                        /** @description Of the common catalogue: prices may be put on it, its name stays */
                        isOfEverybody: boolean;
                        changedAt: components["schemas"]["Instant"] | null;
                        changedBy: string | null;
                        /** @description The newest first, withdrawn ones too: the history of its price */
                        offers: {
                            /** @description Null holds in every store that has no price of its own */
                            storeId: components["schemas"]["Id"] | null;
                            validFrom: components["schemas"]["Day"];
                            /** @description Last day; null while there is no end */
                            validUntil: components["schemas"]["Day"] | null;
                            price: components["schemas"]["Reais"];
                            /** @description Either this or the rate */
                            downPayment: components["schemas"]["Reais"] | null;
                            maxDownPaymentRate: components["schemas"]["Fraction"] | null;
                            /** @description Lowest price as a fraction of the price; 1 is a fixed price */
                            minPriceRate: components["schemas"]["Fraction"];
                            /** @description Most that may be financed; null without a cap */
                            maxAmount: components["schemas"]["Reais"] | null;
                            id: components["schemas"]["Id"];
                            storeName: string | null;
                            /**
                             * @description By the day of today; a nearer or newer offer may come before one in force
                             * @enum {string}
                             */
                            standing: "IN_FORCE" | "TO_COME" | "PAST" | "WITHDRAWN";
                            /** @description Null of offers from before prices had authors */
                            enteredAt: components["schemas"]["Instant"] | null;
                            enteredBy: string | null;
                            reason: string | null;
                            withdrawal: {
                                at: components["schemas"]["Instant"];
                                by: string;
                                reason: string;
                            } | null;
                        }[];
                    }[];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the lock service and the handbooks know the brand */
                    manufacturer: string;
                    model: string;
                    /** @default  */
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["REQUEST_IN_PROGRESS"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    changeProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the lock service and the handbooks know the brand */
                    manufacturer: string;
                    model: string;
                    /** @default  */
                    description?: string;
                    /** @description False takes it off sale in every store */
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["PRODUCT_NOT_FOUND"];
            409: components["responses"]["REQUEST_IN_PROGRESS"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    enterOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null holds in every store that has no price of its own */
                    storeId: components["schemas"]["Id"] | null;
                    validFrom: components["schemas"]["Day"];
                    /** @description Last day; null while there is no end */
                    validUntil: components["schemas"]["Day"] | null;
                    price: components["schemas"]["Reais"];
                    /** @description Either this or the rate */
                    downPayment: components["schemas"]["Reais"] | null;
                    maxDownPaymentRate: components["schemas"]["Fraction"] | null;
                    /** @description Lowest price as a fraction of the price; 1 is a fixed price */
                    minPriceRate: components["schemas"]["Fraction"];
                    /** @description Most that may be financed; null without a cap */
                    maxAmount: components["schemas"]["Reais"] | null;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `PRODUCT_NOT_FOUND` Aparelho não encontrado nesta venda.
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PRODUCT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `DEVICE_OFFER_IN_THE_PAST` Um preço vale de hoje em diante: escolha outro dia.
             *
             *     `DEVICE_OFFER_TAKEN` Já há um preço a partir deste dia. Retire-o ou escolha outro dia.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["DEVICE_OFFER_IN_THE_PAST"] | components["schemas"]["DEVICE_OFFER_TAKEN"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    withdrawOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["DEVICE_OFFER_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `DEVICE_OFFER_WITHDRAWN` Este preço já foi retirado.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["DEVICE_OFFER_WITHDRAWN"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    listSales: {
        parameters: {
            query: {
                startDate: components["schemas"]["Day"];
                endDate: components["schemas"]["Day"];
                storeId?: components["schemas"]["Id"];
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SummariesAnswer"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `INVALID_DATE_RANGE` Selecione um intervalo entre as datas de até 1 mês
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["INVALID_DATE_RANGE"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["STORE_NOT_FOUND"];
        };
    };
    serveCustomer: {
        parameters: {
            query: {
                document: components["schemas"]["Cpf"];
                storeId: components["schemas"]["Id"];
                operatorId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CentreCustomer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `OPERATOR_NOT_FOUND` Colaborador não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["OPERATOR_NOT_FOUND"];
                };
            };
            409: components["responses"]["DEACTIVATED_STORE"];
            429: components["responses"]["LOOKUPS_USED_UP"];
        };
    };
    showServiceCentre: {
        parameters: {
            query?: {
                operatorId?: components["schemas"]["Id"];
                storeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CentreHome"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["OPERATOR_NOT_FOUND"];
        };
    };
    showPerformance: {
        parameters: {
            query?: {
                operatorId?: components["schemas"]["Id"];
                storeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorPerformance"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["OPERATOR_NOT_FOUND"];
        };
    };
    rankOperators: {
        parameters: {
            query?: {
                period?: "today" | "week" | "month";
                by?: "conversions" | "applications" | "incentive";
                storeId?: components["schemas"]["Id"];
                operatorId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ranking"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `OPERATOR_NOT_FOUND` Colaborador não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["OPERATOR_NOT_FOUND"];
                };
            };
        };
    };
    rankStores: {
        parameters: {
            query?: {
                period?: "today" | "week" | "month";
                by?: "conversions" | "applications" | "incentive";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ranking"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    showConversion: {
        parameters: {
            query?: {
                period?: "today" | "week" | "month";
                storeId?: components["schemas"]["Id"];
                operatorId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversion"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `OPERATOR_NOT_FOUND` Colaborador não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["OPERATOR_NOT_FOUND"];
                };
            };
        };
    };
    showAudit: {
        parameters: {
            query?: {
                retailerId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        retailer: {
                            id: components["schemas"]["Id"];
                            name: string;
                        };
                        /** @description Whose audit the caller may read: the provider's analyst, everybody's */
                        retailers: {
                            id: components["schemas"]["Id"];
                            name: string;
                        }[];
                        people: {
                            id: components["schemas"]["Id"];
                            name: string;
                            isActive: boolean;
                        }[];
                        stores: {
                            id: components["schemas"]["Id"];
                            name: string;
                        }[];
                        actions: {
                            /** @enum {string} */
                            action: "session.opened" | "session.closed" | "session.refused" | "approval.granted" | "approval.refused" | "session.code-sent" | "session.factor-asked" | "session.unlocked" | "session.ended" | "password.changed" | "password.reset" | "pin.changed" | "pin.removed" | "pin.wrong" | "second-factor.added" | "second-factor.removed" | "second-factor.reset" | "recovery-codes.made" | "operator.created" | "operator.changed" | "operator.blocked" | "operator.unblocked" | "operator.unlocked" | "borrower.registered" | "borrower.looked-up" | "borrower.lookup-missed" | "lookups.released" | "data-link.made" | "data-link.opened" | "data-update.code-sent" | "data-update.wrong-code" | "data-update.identified" | "data-update.changed" | "receipt-link.sent" | "phone-change.asked" | "phone-change.withdrawn" | "phone-change.claimed" | "phone-change.released" | "phone-change.approved" | "phone-change.refused" | "cash.opened" | "cash.moved" | "cash.counted" | "cash.closed" | "limit.changed" | "limit.blocked" | "limit.unblocked" | "limit.requested" | "limit.request-approved" | "limit.request-refused" | "limit.notified" | "retailer.made-provider" | "retailer.created" | "retailer.changed" | "retailer.deactivated" | "retailer.activated" | "store.created" | "store.changed" | "store.deactivated" | "store.activated" | "holiday.added" | "holiday.removed" | "configuration.changed" | "configuration.undone" | "policy.entered" | "policy.approved" | "policy.withdrawn" | "policy.ended" | "coupon.issued" | "coupon.given" | "coupon.withdrawn" | "incentive.accrued" | "incentive.closed" | "incentive.paid" | "incentive.returned" | "incentive.exported" | "evaluation.decided" | "evaluation.claimed" | "evaluation.released" | "evaluation.accepted" | "evaluation.denied" | "contract.offered" | "contract.resumed" | "contract.accepted" | "contract.canceled" | "contract.returned" | "verification.sent" | "verification.undelivered" | "verification.approved" | "verification.wrong-code" | "verification.analyst-asked" | "verification.withdrawn" | "purchase-call.claimed" | "purchase-call.released" | "purchase-call.approved" | "purchase-call.denied" | "purchase-call.pictures-seen" | "face.opened" | "face.consented" | "face.tried" | "face.approved" | "face.doubted" | "face.not-judged" | "face.retake" | "face.declined" | "qr-purchase.made" | "qr-purchase.opened" | "qr-purchase.code-sent" | "qr-purchase.wrong-code" | "qr-purchase.identified" | "qr-purchase.declined" | "qr-purchase.canceled" | "device.verified" | "device.consented" | "device.settled" | "device-product.created" | "device-product.changed" | "device-offer.entered" | "device-offer.withdrawn" | "device.lock-submitted" | "device.lock-not-confirmed" | "device.locked" | "device.locked-again" | "device.lock-asked" | "device.lock-refused" | "device.lock-withdrawn" | "device.released" | "installments.paid" | "payment.undone" | "pix.charged" | "pix.code-sent" | "pix.canceled" | "pix.received" | "pix.refunded" | "instrument.sealed" | "boleto.issued" | "boleto.registered" | "boleto.paid" | "boleto.waits" | "boleto.decided" | "renegotiation.offered" | "renegotiation.code-sent" | "renegotiation.code-approved" | "renegotiation.wrong-code" | "renegotiation.accepted" | "renegotiation.broken" | "portal.code-sent" | "portal.wrong-code" | "portal.entered" | "portal.left" | "support.asked" | "support.claimed" | "support.answered" | "support.closed" | "audit.read" | "audit.exported" | "audit.customer-sought" | "audit.check-asked";
                            sentence: string;
                        }[];
                        mayCheck: boolean;
                        chain: {
                            /** @description Entries in the chain */
                            sealed: number;
                            /** @description The newest check; null before the first */
                            check: {
                                startedAt: components["schemas"]["Instant"];
                                /** @description Null while it runs */
                                finishedAt: components["schemas"]["Instant"] | null;
                                /** @description Entries found unbroken, from the first on */
                                checked: number;
                                /** @description Entries of the chain when it began */
                                length: number;
                                /** @description First entry that does not fit the one before it */
                                brokenAt: number | null;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                limit?: number;
                sort?: "at" | "-at";
                cursor?: string;
                retailerId?: components["schemas"]["Id"];
                operatorId?: components["schemas"]["Id"];
                customerId?: components["schemas"]["Id"];
                storeId?: components["schemas"]["Id"];
                action?: "session.opened" | "session.closed" | "session.refused" | "approval.granted" | "approval.refused" | "session.code-sent" | "session.factor-asked" | "session.unlocked" | "session.ended" | "password.changed" | "password.reset" | "pin.changed" | "pin.removed" | "pin.wrong" | "second-factor.added" | "second-factor.removed" | "second-factor.reset" | "recovery-codes.made" | "operator.created" | "operator.changed" | "operator.blocked" | "operator.unblocked" | "operator.unlocked" | "borrower.registered" | "borrower.looked-up" | "borrower.lookup-missed" | "lookups.released" | "data-link.made" | "data-link.opened" | "data-update.code-sent" | "data-update.wrong-code" | "data-update.identified" | "data-update.changed" | "receipt-link.sent" | "phone-change.asked" | "phone-change.withdrawn" | "phone-change.claimed" | "phone-change.released" | "phone-change.approved" | "phone-change.refused" | "cash.opened" | "cash.moved" | "cash.counted" | "cash.closed" | "limit.changed" | "limit.blocked" | "limit.unblocked" | "limit.requested" | "limit.request-approved" | "limit.request-refused" | "limit.notified" | "retailer.made-provider" | "retailer.created" | "retailer.changed" | "retailer.deactivated" | "retailer.activated" | "store.created" | "store.changed" | "store.deactivated" | "store.activated" | "holiday.added" | "holiday.removed" | "configuration.changed" | "configuration.undone" | "policy.entered" | "policy.approved" | "policy.withdrawn" | "policy.ended" | "coupon.issued" | "coupon.given" | "coupon.withdrawn" | "incentive.accrued" | "incentive.closed" | "incentive.paid" | "incentive.returned" | "incentive.exported" | "evaluation.decided" | "evaluation.claimed" | "evaluation.released" | "evaluation.accepted" | "evaluation.denied" | "contract.offered" | "contract.resumed" | "contract.accepted" | "contract.canceled" | "contract.returned" | "verification.sent" | "verification.undelivered" | "verification.approved" | "verification.wrong-code" | "verification.analyst-asked" | "verification.withdrawn" | "purchase-call.claimed" | "purchase-call.released" | "purchase-call.approved" | "purchase-call.denied" | "purchase-call.pictures-seen" | "face.opened" | "face.consented" | "face.tried" | "face.approved" | "face.doubted" | "face.not-judged" | "face.retake" | "face.declined" | "qr-purchase.made" | "qr-purchase.opened" | "qr-purchase.code-sent" | "qr-purchase.wrong-code" | "qr-purchase.identified" | "qr-purchase.declined" | "qr-purchase.canceled" | "device.verified" | "device.consented" | "device.settled" | "device-product.created" | "device-product.changed" | "device-offer.entered" | "device-offer.withdrawn" | "device.lock-submitted" | "device.lock-not-confirmed" | "device.locked" | "device.locked-again" | "device.lock-asked" | "device.lock-refused" | "device.lock-withdrawn" | "device.released" | "installments.paid" | "payment.undone" | "pix.charged" | "pix.code-sent" | "pix.canceled" | "pix.received" | "pix.refunded" | "instrument.sealed" | "boleto.issued" | "boleto.registered" | "boleto.paid" | "boleto.waits" | "boleto.decided" | "renegotiation.offered" | "renegotiation.code-sent" | "renegotiation.code-approved" | "renegotiation.wrong-code" | "renegotiation.accepted" | "renegotiation.broken" | "portal.code-sent" | "portal.wrong-code" | "portal.entered" | "portal.left" | "support.asked" | "support.claimed" | "support.answered" | "support.closed" | "audit.read" | "audit.exported" | "audit.customer-sought" | "audit.check-asked";
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: components["schemas"]["Id"];
                            /** @description Place in the chain; null until it is sealed */
                            position: number | null;
                            at: components["schemas"]["Instant"];
                            action: string;
                            /** @description The act in pt-BR */
                            sentence: string;
                            author: {
                                /** @enum {string} */
                                kind: "operator" | "customer" | "system";
                                id: components["schemas"]["Id"] | null;
                                name: string | null;
                            };
                            store: {
                                id: components["schemas"]["Id"];
                                name: string;
                            } | null;
                            customer: {
                                id: components["schemas"]["Id"];
                                /** @description Masked */
                                cpf: string;
                            } | null;
                            facts: {
                                label: string;
                                /** @description What it was, where that was kept */
                                before: string | null;
                                after: string;
                            }[];
                        }[];
                        /** @description Cursor of the next page; null on the last */
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    exportAuditEntries: {
        parameters: {
            query?: {
                retailerId?: components["schemas"]["Id"];
                operatorId?: components["schemas"]["Id"];
                customerId?: components["schemas"]["Id"];
                storeId?: components["schemas"]["Id"];
                action?: "session.opened" | "session.closed" | "session.refused" | "approval.granted" | "approval.refused" | "session.code-sent" | "session.factor-asked" | "session.unlocked" | "session.ended" | "password.changed" | "password.reset" | "pin.changed" | "pin.removed" | "pin.wrong" | "second-factor.added" | "second-factor.removed" | "second-factor.reset" | "recovery-codes.made" | "operator.created" | "operator.changed" | "operator.blocked" | "operator.unblocked" | "operator.unlocked" | "borrower.registered" | "borrower.looked-up" | "borrower.lookup-missed" | "lookups.released" | "data-link.made" | "data-link.opened" | "data-update.code-sent" | "data-update.wrong-code" | "data-update.identified" | "data-update.changed" | "receipt-link.sent" | "phone-change.asked" | "phone-change.withdrawn" | "phone-change.claimed" | "phone-change.released" | "phone-change.approved" | "phone-change.refused" | "cash.opened" | "cash.moved" | "cash.counted" | "cash.closed" | "limit.changed" | "limit.blocked" | "limit.unblocked" | "limit.requested" | "limit.request-approved" | "limit.request-refused" | "limit.notified" | "retailer.made-provider" | "retailer.created" | "retailer.changed" | "retailer.deactivated" | "retailer.activated" | "store.created" | "store.changed" | "store.deactivated" | "store.activated" | "holiday.added" | "holiday.removed" | "configuration.changed" | "configuration.undone" | "policy.entered" | "policy.approved" | "policy.withdrawn" | "policy.ended" | "coupon.issued" | "coupon.given" | "coupon.withdrawn" | "incentive.accrued" | "incentive.closed" | "incentive.paid" | "incentive.returned" | "incentive.exported" | "evaluation.decided" | "evaluation.claimed" | "evaluation.released" | "evaluation.accepted" | "evaluation.denied" | "contract.offered" | "contract.resumed" | "contract.accepted" | "contract.canceled" | "contract.returned" | "verification.sent" | "verification.undelivered" | "verification.approved" | "verification.wrong-code" | "verification.analyst-asked" | "verification.withdrawn" | "purchase-call.claimed" | "purchase-call.released" | "purchase-call.approved" | "purchase-call.denied" | "purchase-call.pictures-seen" | "face.opened" | "face.consented" | "face.tried" | "face.approved" | "face.doubted" | "face.not-judged" | "face.retake" | "face.declined" | "qr-purchase.made" | "qr-purchase.opened" | "qr-purchase.code-sent" | "qr-purchase.wrong-code" | "qr-purchase.identified" | "qr-purchase.declined" | "qr-purchase.canceled" | "device.verified" | "device.consented" | "device.settled" | "device-product.created" | "device-product.changed" | "device-offer.entered" | "device-offer.withdrawn" | "device.lock-submitted" | "device.lock-not-confirmed" | "device.locked" | "device.locked-again" | "device.lock-asked" | "device.lock-refused" | "device.lock-withdrawn" | "device.released" | "installments.paid" | "payment.undone" | "pix.charged" | "pix.code-sent" | "pix.canceled" | "pix.received" | "pix.refunded" | "instrument.sealed" | "boleto.issued" | "boleto.registered" | "boleto.paid" | "boleto.waits" | "boleto.decided" | "renegotiation.offered" | "renegotiation.code-sent" | "renegotiation.code-approved" | "renegotiation.wrong-code" | "renegotiation.accepted" | "renegotiation.broken" | "portal.code-sent" | "portal.wrong-code" | "portal.entered" | "portal.left" | "support.asked" | "support.claimed" | "support.answered" | "support.closed" | "audit.read" | "audit.exported" | "audit.customer-sought" | "audit.check-asked";
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    findAuditedCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The provider's analyst names another; the caller's when missing */
                    retailerId?: components["schemas"]["Id"];
                    cpf: components["schemas"]["Cpf"];
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customerId: components["schemas"]["Id"];
                        /** @description Masked */
                        cpf: string;
                    };
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `AUDIT_CUSTOMER_NOT_FOUND` Nenhum registro da auditoria é deste CPF
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["AUDIT_CUSTOMER_NOT_FOUND"];
                };
            };
            429: components["responses"]["LOOKUPS_USED_UP"];
        };
    };
    showAuditChain: {
        parameters: {
            query?: {
                retailerId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Entries in the chain */
                        sealed: number;
                        /** @description The newest check; null before the first */
                        check: {
                            startedAt: components["schemas"]["Instant"];
                            /** @description Null while it runs */
                            finishedAt: components["schemas"]["Instant"] | null;
                            /** @description Entries found unbroken, from the first on */
                            checked: number;
                            /** @description Entries of the chain when it began */
                            length: number;
                            /** @description First entry that does not fit the one before it */
                            brokenAt: number | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    checkAuditChain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The provider's analyst names another; the caller's when missing */
                    retailerId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Entries in the chain */
                        sealed: number;
                        /** @description The newest check; null before the first */
                        check: {
                            startedAt: components["schemas"]["Instant"];
                            /** @description Null while it runs */
                            finishedAt: components["schemas"]["Instant"] | null;
                            /** @description Entries found unbroken, from the first on */
                            checked: number;
                            /** @description Entries of the chain when it began */
                            length: number;
                            /** @description First entry that does not fit the one before it */
                            brokenAt: number | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    checkReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                authenticationCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "PURCHASE" | "PAYMENT" | "PAYMENT_UNDO" | "CANCELLATION" | "RETURN";
                        issuedOn: components["schemas"]["Day"];
                        value: components["schemas"]["Reais"];
                        retailerName: string;
                        storeName: string;
                        /** @description First name and initials */
                        customerName: string;
                        /** @enum {string} */
                        standing: "VALID" | "UNDONE" | "PARTLY_RETURNED";
                        undoneOn: components["schemas"]["Day"] | null;
                    };
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["RECEIPT_NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    renderPurchaseReceipt: {
        parameters: {
            query?: {
                format?: "ROLL" | "A4";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["DOCUMENT_NOT_FOUND"];
            409: components["responses"]["CONTRACT_HAS_NO_ACCEPTED_PROPOSAL"];
        };
    };
    showPurchaseReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        title: string;
                        blocks: ({
                            /** @constant */
                            kind: "text";
                            text: string;
                            style: string;
                            /** @enum {string} */
                            align: "left" | "center";
                        } | {
                            /** @constant */
                            kind: "pair";
                            label: string;
                            value: string;
                            style: string;
                            valueStyle: string;
                            indent: number;
                        } | {
                            /** @constant */
                            kind: "row";
                            readonly cells: [
                                string,
                                string,
                                string
                            ];
                            style: string;
                        } | {
                            /** @constant */
                            kind: "rule";
                            /** @enum {string} */
                            weight: "thin" | "thick";
                        } | {
                            /** @constant */
                            kind: "gap";
                            points: number;
                        })[];
                    }[];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["DOCUMENT_NOT_FOUND"];
            409: components["responses"]["CONTRACT_HAS_NO_ACCEPTED_PROPOSAL"];
        };
    };
    showPaymentReceipts: {
        parameters: {
            query: {
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        title: string;
                        blocks: ({
                            /** @constant */
                            kind: "text";
                            text: string;
                            style: string;
                            /** @enum {string} */
                            align: "left" | "center";
                        } | {
                            /** @constant */
                            kind: "pair";
                            label: string;
                            value: string;
                            style: string;
                            valueStyle: string;
                            indent: number;
                        } | {
                            /** @constant */
                            kind: "row";
                            readonly cells: [
                                string,
                                string,
                                string
                            ];
                            style: string;
                        } | {
                            /** @constant */
                            kind: "rule";
                            /** @enum {string} */
                            weight: "thin" | "thick";
                        } | {
                            /** @constant */
                            kind: "gap";
                            points: number;
                        })[];
                    }[];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["DOCUMENT_NOT_FOUND"];
        };
    };
    renderPayoff: {
        parameters: {
            query: {
                storeId: components["schemas"]["Id"];
                format?: "ROLL" | "A4";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["OPERATOR_IS_NOT_CASHIER"];
            /**
             * @description `CONTRACT_NOT_FOUND` Contrato não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `NOTHING_TO_PAY` Este contrato não tem parcelas em aberto.
             *
             *     `INSTALLMENT_IN_RENEGOTIATION` Parcela em renegociação. Receba as parcelas do acordo.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NOTHING_TO_PAY"] | components["schemas"]["INSTALLMENT_IN_RENEGOTIATION"] | components["schemas"]["DEACTIVATED_STORE"];
                };
            };
        };
    };
    renderAgreementReceipts: {
        parameters: {
            query: {
                ids: string;
                format?: "ROLL" | "A4";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["DOCUMENT_NOT_FOUND"];
        };
    };
    renderPaymentReceipts: {
        parameters: {
            query: {
                ids: string;
                format?: "ROLL" | "A4";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["DOCUMENT_NOT_FOUND"];
        };
    };
    renderInstrument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["DOCUMENT_NOT_FOUND"];
            409: components["responses"]["CONTRACT_HAS_NO_ACCEPTED_PROPOSAL"];
        };
    };
    renderAwarenessTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["DOCUMENT_NOT_FOUND"];
            409: components["responses"]["CONTRACT_HAS_NO_ACCEPTED_PROPOSAL"];
        };
    };
    renderCetSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["PROPOSAL_NOT_FOUND"];
        };
    };
    listInbox: {
        parameters: {
            query?: {
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMessage"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["NOT_FOUND"];
        };
    };
    listProfessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profession"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FederativeUnit"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    listMunicipalities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Municipality"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    showAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cep: components["schemas"]["CepText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostalAddress"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["ADDRESS_NOT_FOUND"];
            503: components["responses"]["ADDRESS_LOOKUP_AWAY"];
        };
    };
    searchAddresses: {
        parameters: {
            query: {
                uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
                city: string;
                street: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostalAddress"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            409: components["responses"]["INVALID_ADDRESS"];
            503: components["responses"]["ADDRESS_LOOKUP_AWAY"];
        };
    };
    listRetailers: {
        parameters: {
            query?: {
                search?: string;
                status?: "active" | "inactive";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkRetailerLine"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    createRetailer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkRetailerEntry"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `NETWORK_OF_THE_PROVIDER` Só um analista do provedor cadastra e altera varejistas, lojas e feriados
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["NETWORK_OF_THE_PROVIDER"];
                };
            };
            404: components["responses"]["RETAILER_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `CNPJ_TAKEN` Já existe um varejista com este CNPJ
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["CNPJ_TAKEN"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    showRetailerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkRetailer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    changeRetailer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkRetailerChange"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkRetailer"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `NETWORK_OF_THE_PROVIDER` Só um analista do provedor cadastra e altera varejistas, lojas e feriados
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["NETWORK_OF_THE_PROVIDER"];
                };
            };
            404: components["responses"]["RETAILER_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `NETWORK_CHANGED_SINCE` Outra pessoa mudou este cadastro. Veja como ficou e tente de novo.
             *
             *     `NETWORK_WITHOUT_CHANGE` Nada muda em relação ao cadastro atual
             *
             *     `CNPJ_TAKEN` Já existe um varejista com este CNPJ
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["NETWORK_CHANGED_SINCE"] | components["schemas"]["NETWORK_WITHOUT_CHANGE"] | components["schemas"]["CNPJ_TAKEN"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    changeRetailerStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkStatusChange"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkRetailer"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `NETWORK_OF_THE_PROVIDER` Só um analista do provedor cadastra e altera varejistas, lojas e feriados
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["NETWORK_OF_THE_PROVIDER"];
                };
            };
            404: components["responses"]["RETAILER_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `NETWORK_CHANGED_SINCE` Outra pessoa mudou este cadastro. Veja como ficou e tente de novo.
             *
             *     `NETWORK_WITHOUT_CHANGE` Nada muda em relação ao cadastro atual
             *
             *     `PROVIDER_STAYS_ACTIVE` O provedor não pode ser inativado
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["NETWORK_CHANGED_SINCE"] | components["schemas"]["NETWORK_WITHOUT_CHANGE"] | components["schemas"]["PROVIDER_STAYS_ACTIVE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    listRetailerChanges: {
        parameters: {
            query?: {
                limit?: number;
                sort?: "changedAt" | "-changedAt";
                cursor?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkChangePage"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    createStore: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkStoreEntry"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkRetailer"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `NETWORK_OF_THE_PROVIDER` Só um analista do provedor cadastra e altera varejistas, lojas e feriados
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["NETWORK_OF_THE_PROVIDER"];
                };
            };
            404: components["responses"]["RETAILER_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `NETWORK_CHANGED_SINCE` Outra pessoa mudou este cadastro. Veja como ficou e tente de novo.
             *
             *     `STORE_CNPJ_TAKEN` Este varejista já tem uma loja com este CNPJ
             *
             *     `CITY_UNKNOWN` Município não encontrado neste estado
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["NETWORK_CHANGED_SINCE"] | components["schemas"]["STORE_CNPJ_TAKEN"] | components["schemas"]["CITY_UNKNOWN"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    changeStore: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
                storeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkStoreEntry"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkRetailer"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `NETWORK_OF_THE_PROVIDER` Só um analista do provedor cadastra e altera varejistas, lojas e feriados
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["NETWORK_OF_THE_PROVIDER"];
                };
            };
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `NETWORK_CHANGED_SINCE` Outra pessoa mudou este cadastro. Veja como ficou e tente de novo.
             *
             *     `NETWORK_WITHOUT_CHANGE` Nada muda em relação ao cadastro atual
             *
             *     `STORE_CNPJ_TAKEN` Este varejista já tem uma loja com este CNPJ
             *
             *     `CITY_UNKNOWN` Município não encontrado neste estado
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["NETWORK_CHANGED_SINCE"] | components["schemas"]["NETWORK_WITHOUT_CHANGE"] | components["schemas"]["STORE_CNPJ_TAKEN"] | components["schemas"]["CITY_UNKNOWN"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    showOpenWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                storeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenWork"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
        };
    };
    changeStoreStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
                storeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkStatusChange"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkRetailer"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `NETWORK_OF_THE_PROVIDER` Só um analista do provedor cadastra e altera varejistas, lojas e feriados
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["NETWORK_OF_THE_PROVIDER"];
                };
            };
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `NETWORK_CHANGED_SINCE` Outra pessoa mudou este cadastro. Veja como ficou e tente de novo.
             *
             *     `NETWORK_WITHOUT_CHANGE` Nada muda em relação ao cadastro atual
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["NETWORK_CHANGED_SINCE"] | components["schemas"]["NETWORK_WITHOUT_CHANGE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    listHolidays: {
        parameters: {
            query: {
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayYear"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["RETAILER_NOT_FOUND"];
        };
    };
    addHoliday: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayEntry"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocalHoliday"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `NETWORK_OF_THE_PROVIDER` Só um analista do provedor cadastra e altera varejistas, lojas e feriados
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["NETWORK_OF_THE_PROVIDER"];
                };
            };
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `CITY_UNKNOWN` Município não encontrado neste estado
             *
             *     `HOLIDAY_PAST` Só um dia futuro pode ser incluído ou retirado
             *
             *     `HOLIDAY_NATIONAL` Os bancos já não abrem neste dia em todo o país
             *
             *     `HOLIDAY_TAKEN` Este dia já é feriado neste lugar
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["CITY_UNKNOWN"] | components["schemas"]["HOLIDAY_PAST"] | components["schemas"]["HOLIDAY_NATIONAL"] | components["schemas"]["HOLIDAY_TAKEN"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    previewHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayPreviewEntry"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayEffect"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `NETWORK_OF_THE_PROVIDER` Só um analista do provedor cadastra e altera varejistas, lojas e feriados
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["NETWORK_OF_THE_PROVIDER"];
                };
            };
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `CITY_UNKNOWN` Município não encontrado neste estado
             *
             *     `HOLIDAY_PAST` Só um dia futuro pode ser incluído ou retirado
             *
             *     `HOLIDAY_NATIONAL` Os bancos já não abrem neste dia em todo o país
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CITY_UNKNOWN"] | components["schemas"]["HOLIDAY_PAST"] | components["schemas"]["HOLIDAY_NATIONAL"];
                };
            };
        };
    };
    removeHoliday: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayRemoval"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocalHoliday"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `FORBIDDEN` Você não tem permissão para esta ação.
             *
             *     `NETWORK_OF_THE_PROVIDER` Só um analista do provedor cadastra e altera varejistas, lojas e feriados
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FORBIDDEN"] | components["schemas"]["NETWORK_OF_THE_PROVIDER"];
                };
            };
            /**
             * @description `RETAILER_NOT_FOUND` Varejista não encontrado
             *
             *     `HOLIDAY_NOT_FOUND` Feriado não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RETAILER_NOT_FOUND"] | components["schemas"]["HOLIDAY_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `HOLIDAY_PAST` Só um dia futuro pode ser incluído ou retirado
             *
             *     `NETWORK_CHANGED_SINCE` Outra pessoa mudou este cadastro. Veja como ficou e tente de novo.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["HOLIDAY_PAST"] | components["schemas"]["NETWORK_CHANGED_SINCE"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    countEvents: {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCounts"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    recordEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventBatch"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    listSupportRequests: {
        parameters: {
            query?: {
                status?: "OPEN" | "ANSWERED" | "CLOSED";
                limit?: number;
                sort?: "askedAt" | "-askedAt";
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportList"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
        };
    };
    askSupport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportRequestEntry"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["STORE_NOT_FOUND"];
            409: components["responses"]["REQUEST_IN_PROGRESS"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_SUPPORT_REQUESTS"];
        };
    };
    listOwnSupportRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSupportRequests"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    closeOwnSupportRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["SUPPORT_REQUEST_NOT_FOUND"];
            409: components["responses"]["REQUEST_IN_PROGRESS"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    claimSupportRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["SUPPORT_REQUEST_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `SUPPORT_REQUEST_CLAIMED` Outra pessoa já assumiu este pedido
             *
             *     `SUPPORT_REQUEST_CLOSED` Este pedido já foi encerrado
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["SUPPORT_REQUEST_CLAIMED"] | components["schemas"]["SUPPORT_REQUEST_CLOSED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    answerSupportRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportAnswer"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["SUPPORT_REQUEST_NOT_FOUND"];
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `SUPPORT_REQUEST_CLAIMED` Outra pessoa já assumiu este pedido
             *
             *     `SUPPORT_REQUEST_CLOSED` Este pedido já foi encerrado
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["SUPPORT_REQUEST_CLAIMED"] | components["schemas"]["SUPPORT_REQUEST_CLOSED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    closeSupportRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["SUPPORT_REQUEST_NOT_FOUND"];
            409: components["responses"]["REQUEST_IN_PROGRESS"];
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
        };
    };
    signInToChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatToken"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["CHAT_NOT_AVAILABLE"];
        };
    };
    beginPortalEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalEntryRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalEntry"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            409: components["responses"]["PORTAL_UNAVAILABLE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    enterPortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalCode"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalSession"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            /**
             * @description `PORTAL_ENTRY_OVER` O tempo deste código acabou. Digite o seu CPF de novo para receber outro.
             *
             *     `PORTAL_CODE_WRONG` Código incorreto ou vencido. Confira a mensagem ou peça outro.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PORTAL_ENTRY_OVER"] | components["schemas"]["PORTAL_CODE_WRONG"];
                };
            };
            429: components["responses"]["TOO_MANY_REQUESTS"];
        };
    };
    leavePortal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    showPortalHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalHome"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    listOwnPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalPurchases"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    chargeMyself: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalChargeRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixCharge"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `INSTALLMENT_NOT_FOUND` Parcela não encontrada.
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["INSTALLMENT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `ALREADY_PAID` Parcela já foi paga.
             *
             *     `PREVIOUS_INSTALLMENT_IS_PENDING` Parcela anterior em aberto.
             *
             *     `INSTALLMENT_IN_RENEGOTIATION` Parcela em renegociação. Receba as parcelas do acordo.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS` A loja selecionada não está habilitada a receber pagamentos.
             *
             *     `PAYMENT_TOTAL_CHANGED` O valor a pagar mudou desde a consulta. Confira o novo total.
             *
             *     `PIX_CHARGE_EXPIRED` A cobrança Pix venceu antes de ficar pronta. Gere outra.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["ALREADY_PAID"] | components["schemas"]["PREVIOUS_INSTALLMENT_IS_PENDING"] | components["schemas"]["INSTALLMENT_IN_RENEGOTIATION"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS"] | components["schemas"]["PAYMENT_TOTAL_CHANGED"] | components["schemas"]["PIX_CHARGE_EXPIRED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            503: components["responses"]["SERVICE_UNAVAIBLE"];
        };
    };
    showOwnCharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixCharge"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["PIX_CHARGE_NOT_FOUND"];
        };
    };
    issueOwnBoleto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalBoletoRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalBoleto"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            403: components["responses"]["BORROWER_INVOICES_DISABLED"];
            /**
             * @description `CONTRACT_NOT_FOUND` Contrato não encontrado
             *
             *     `BORROWER_NOT_FOUND` CPF não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_NOT_FOUND"] | components["schemas"]["BORROWER_NOT_FOUND"];
                };
            };
            409: components["responses"]["NO_PENDING_INSTALLMENTS_FOR_BORROWER"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            503: components["responses"]["SERVICE_UNAVAIBLE"];
        };
    };
    renderOwnBoleto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["BOLETO_NOT_FOUND"];
        };
    };
    renderOwnPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                paper: "RECEIPT" | "INSTRUMENT" | "AWARENESS_TERMS" | "PAYOFF";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `CONTRACT_NOT_FOUND` Contrato não encontrado
             *
             *     `DOCUMENT_NOT_FOUND` Erro ao carregar o arquivo
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_NOT_FOUND"] | components["schemas"]["DOCUMENT_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"];
                };
            };
            /**
             * @description `CONTRACT_HAS_NO_ACCEPTED_PROPOSAL` O contrato não possui proposta aceita
             *
             *     `NOTHING_TO_PAY` Este contrato não tem parcelas em aberto.
             *
             *     `INSTALLMENT_IN_RENEGOTIATION` Parcela em renegociação. Receba as parcelas do acordo.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_HAS_NO_ACCEPTED_PROPOSAL"] | components["schemas"]["NOTHING_TO_PAY"] | components["schemas"]["INSTALLMENT_IN_RENEGOTIATION"] | components["schemas"]["DEACTIVATED_STORE"];
                };
            };
        };
    };
    showOwnStatement: {
        parameters: {
            query: {
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalStatement"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
        };
    };
    renderOwnReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                authenticationCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            404: components["responses"]["DOCUMENT_NOT_FOUND"];
        };
    };
    simulateOwnAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalAgreementRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renegotiation"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `CONTRACT_NOT_FOUND` Contrato não encontrado
             *
             *     `BORROWER_NOT_FOUND` CPF não encontrado
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `RENEGOTIATION_POLICY_NOT_FOUND` Política de renegociação não encontrada. Tente novamente.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CONTRACT_NOT_FOUND"] | components["schemas"]["BORROWER_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["RENEGOTIATION_POLICY_NOT_FOUND"];
                };
            };
            /**
             * @description `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `RENEGOTIATION_NOT_ELIGIBLE` Estas parcelas não podem ser renegociadas.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["RENEGOTIATION_NOT_ELIGIBLE"];
                };
            };
        };
    };
    requestOwnAgreementCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenegotiationCodeRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenegotiationCode"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `RENEGOTIATION_NOT_FOUND` Acordo não encontrado.
             *
             *     `PHONE_NOT_FOUND` Telefone não encontrado
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RENEGOTIATION_NOT_FOUND"] | components["schemas"]["PHONE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `RENEGOTIATION_OFFER_EXPIRED` A validade desta simulação terminou. Simule o acordo novamente.
             *
             *     `RENEGOTIATION_ALREADY_ACCEPTED` Este acordo já foi aceito.
             *
             *     `RENEGOTIATION_CODE_LOCKED` Código digitado errado 5 vezes. Por segurança, simule o acordo de novo para receber outro código.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["RENEGOTIATION_OFFER_EXPIRED"] | components["schemas"]["RENEGOTIATION_ALREADY_ACCEPTED"] | components["schemas"]["RENEGOTIATION_CODE_LOCKED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            /**
             * @description `TOO_MANY_WRONG_CODES` Muitos códigos errados em 24 horas. Por segurança, tente de novo amanhã.
             *
             *     `TOO_MANY_REQUESTS` Muitas tentativas. Aguarde um momento e tente novamente.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TOO_MANY_WRONG_CODES"] | components["schemas"]["TOO_MANY_REQUESTS"];
                };
            };
        };
    };
    acceptOwnAgreement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made by the client, one for each operation, kept before it is sent. The same key and body answer the same and act once.
                 * @example 0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalAcceptRequest"];
            };
        };
        responses: {
            /** @description Answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renegotiation"];
                };
            };
            /**
             * @description `BAD_REQUEST` Preencha os dados corretamente
             *
             *     `IDEMPOTENCY_KEY_REQUIRED` Ops. Uma falha inesperada aconteceu. Tente novamente.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"] | components["schemas"]["IDEMPOTENCY_KEY_REQUIRED"];
                };
            };
            401: components["responses"]["UNAUTHORIZED"];
            /**
             * @description `RENEGOTIATION_NOT_FOUND` Acordo não encontrado.
             *
             *     `STORE_NOT_FOUND` Loja não encontrada
             *
             *     `VERIFICATION_CODE_NOT_FOUND` Não foi possível verificar sua proposta com o código informado. Solicite um novo Código para Verificação
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RENEGOTIATION_NOT_FOUND"] | components["schemas"]["STORE_NOT_FOUND"] | components["schemas"]["VERIFICATION_CODE_NOT_FOUND"];
                };
            };
            /**
             * @description `REQUEST_IN_PROGRESS` Esta operação ainda está em andamento. Aguarde um instante.
             *
             *     `RENEGOTIATION_OFFER_EXPIRED` A validade desta simulação terminou. Simule o acordo novamente.
             *
             *     `RENEGOTIATION_ALREADY_ACCEPTED` Este acordo já foi aceito.
             *
             *     `DEACTIVATED_STORE` Loja inativada. Configure uma loja
             *
             *     `INVALID_ORIGINATION_CODE` Código de compra incorreto
             *
             *     `RENEGOTIATION_CODE_LOCKED` Código digitado errado 5 vezes. Por segurança, simule o acordo de novo para receber outro código.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["REQUEST_IN_PROGRESS"] | components["schemas"]["RENEGOTIATION_OFFER_EXPIRED"] | components["schemas"]["RENEGOTIATION_ALREADY_ACCEPTED"] | components["schemas"]["DEACTIVATED_STORE"] | components["schemas"]["INVALID_ORIGINATION_CODE"] | components["schemas"]["RENEGOTIATION_CODE_LOCKED"];
                };
            };
            422: components["responses"]["IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["TOO_MANY_WRONG_CODES"];
        };
    };
}
