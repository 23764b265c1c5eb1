package APP_ID;

import android.content.Intent;
import android.net.Uri;
import com.getcapacitor.Plugin;
import com.getcapacitor.annotation.CapacitorPlugin;

/** Opens the pages between the portal and the bank in the system's browser, where the citizen can check the bank's address. */
@CapacitorPlugin(name = "BankRedirect")
public class BankRedirectPlugin extends Plugin {

    @Override
    public Boolean shouldOverrideLoad(Uri url) {
        String path = url.getPath();
        if (path == null || !path.contains("/pay/")) {
            return null;
        }
        getContext().startActivity(new Intent(Intent.ACTION_VIEW, url));
        return true;
    }
}
